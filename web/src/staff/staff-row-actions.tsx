import { Tooltip } from '@mantine/core';
import { IconLink, IconPencil, IconUserCheck, IconUserCog, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../platform/ui/buttons/icon-button.tsx';
import classes from '../platform/ui/tables/row-actions.module.css';
import type { StaffRow } from './staff.api.ts';
import type { OpenStaffDialog } from './staff-dialogs.tsx';

interface Props {
  member: StaffRow;
  open: OpenStaffDialog;
}

export function StaffRowActions({ member, open }: Props) {
  const { t } = useTranslation();
  const { name } = member;
  const edit = { Icon: IconPencil, kind: 'edit', tip: t('staff.edit'), label: t('staff.editOne', { name }) };
  const whileActive = [
    { Icon: IconUserCog, kind: 'role', tip: t('staff.changeRole'), label: t('staff.roleOne', { name }) },
    { Icon: IconLink, kind: 'link', tip: t('staff.newLink'), label: t('staff.linkOne', { name }) },
    {
      Icon: IconUserOff,
      kind: 'deactivate',
      tip: t('staff.deactivate'),
      label: t('staff.deactivateOne', { name }),
    },
  ] as const;
  const activate = {
    Icon: IconUserCheck,
    kind: 'activate',
    tip: t('staff.activate'),
    label: t('staff.activateOne', { name }),
  } as const;
  const buttons = [{ ...edit, kind: 'edit' as const }, ...(member.deactivated_at ? [activate] : whileActive)];
  return (
    <span className={classes.actions}>
      {buttons.map(({ Icon, tip, label, kind }) => (
        <Tooltip key={kind} label={tip} openDelay={400}>
          <IconButton
            className={classes.action}
            data-danger={kind === 'deactivate' || undefined}
            aria-label={label}
            onClick={() => open({ kind, member })}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
      ))}
    </span>
  );
}

import { isOfThisComputer } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { examinationPath, paths } from '../../../platform/navigation/paths.ts';
import { useSiteAddress } from '../../../platform/school/site-address.ts';
import { CopyButton } from '../../../platform/ui/buttons/copy-button.tsx';
import { AttentionNote } from '../../../platform/ui/feedback/attention-note.tsx';
import classes from './status-panel.module.css';

/** The address at which students find the examination, with a button to copy it. */
export function StudentLink({ id }: { id: string }) {
  const { t } = useTranslation();
  const site = useSiteAddress();
  const link = new URL(examinationPath(paths.examinationDetail, id), site).href;
  return (
    <>
      <div className={classes.rule}>
        <dl className={`${classes.facts} ${classes.link}`}>
          <div>
            <dt>{t('examinationAdmin.link')}</dt>
            <dd>{link}</dd>
          </div>
        </dl>
        <CopyButton
          text={link}
          variant="default"
          label={t('examinationAdmin.copyLink')}
          done={t('examinationAdmin.linkCopied')}
        />
      </div>
      {isOfThisComputer(site) && <AttentionNote>{t('examinationAdmin.linkHere')}</AttentionNote>}
    </>
  );
}

import { type Examination, MAX_CHOSEN } from '@lulus/contract';
import { Button, NativeSelect } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressView } from '../../../platform/navigation/use-address-view.ts';
import { Notice } from '../../../platform/ui/feedback/notice.tsx';
import { SearchField } from '../../../platform/ui/forms/search-field.tsx';
import { ChooseBox } from '../../../platform/ui/tables/choose-box.tsx';
import { ChosenBar } from '../../../platform/ui/tables/chosen-bar.tsx';
import { useChosen } from '../../../platform/ui/tables/use-chosen.ts';
import { ExamList } from '../../list/exam-list.tsx';
import classes from './admin-exam-list.module.css';
import { ChosenExaminations } from './chosen-examinations.tsx';
import { examAddress, examOrders, noFilter, orderOf, shownExaminations, statusOf } from './exam-filter.ts';

/** All examinations of the school, with search, filter, order and actions. */
export function AdminExamList({ examinations }: { examinations: Examination[] }) {
  const { t } = useTranslation();
  const { view, change } = useAddressView(examAddress);
  const shown = useMemo(() => shownExaminations(examinations, view), [examinations, view]);
  const chosen = useChosen(shown);
  if (examinations.length === 0) return <ExamList examinations={examinations} />;
  return (
    <>
      <search className={classes.tools}>
        <SearchField
          label={t('examinationAdmin.search')}
          hint={t('examinationAdmin.searchHint')}
          value={view.search}
          onSearch={(search) => change({ search })}
          className={classes.search ?? ''}
        />
        <NativeSelect
          label={t('examinationAdmin.statusFilter')}
          value={view.status}
          onChange={(event) => change({ status: statusOf(event.currentTarget.value) })}
          className={classes.choice ?? ''}
        >
          <option value="">{t('examinationAdmin.allStatuses')}</option>
          <option value="draft">{t('examinations.statusDraft')}</option>
          <option value="published">{t('examinations.statusPublished')}</option>
          <option value="archived">{t('examinations.statusArchived')}</option>
        </NativeSelect>
        <NativeSelect
          label={t('examinationAdmin.order')}
          value={view.order}
          onChange={(event) => change({ order: orderOf(event.currentTarget.value) })}
          className={classes.choice ?? ''}
        >
          {examOrders.map((order) => (
            <option key={order} value={order}>
              {t(`examinationAdmin.order_${order}`)}
            </option>
          ))}
        </NativeSelect>
      </search>
      <p className="visually-hidden" role="status">
        {t('examinationAdmin.shown', { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <>
          <ChosenBar chosen={chosen} page={shown} found={shown} max={MAX_CHOSEN}>
            <ChosenExaminations chosen={chosen} />
          </ChosenBar>
          <ExamList
            examinations={shown}
            choose={(examination) => (
              <span className={classes.choose}>
                <ChooseBox
                  label={t('chosen.one', { name: examination.examination_name })}
                  checked={chosen.has(examination.id)}
                  onChange={(event) => chosen.choose([examination], event.currentTarget.checked)}
                />
              </span>
            )}
          />
        </>
      ) : (
        <Notice
          icon={<IconSearchOff aria-hidden />}
          title={t('examinationAdmin.noMatch')}
          text={t('examinationAdmin.noMatchText')}
        >
          <Button variant="default" onClick={() => change(noFilter)}>
            {t('examinationAdmin.showAll')}
          </Button>
        </Notice>
      )}
    </>
  );
}

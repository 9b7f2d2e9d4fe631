import type { Collection } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { libraryQuery } from '../bank/bank.api.ts';
import { useDialog } from '../platform/ui/dialogs/use-dialog.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import { Notice } from '../platform/ui/feedback/notice.tsx';
import { StaleNotice } from '../platform/ui/feedback/stale-notice.tsx';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { CollectionCard } from './collection-card.tsx';
import { CollectionDialog } from './collection-dialog.tsx';
import { DeleteCollection } from './delete-collection.tsx';
import classes from './library.module.css';
import { LibraryQuestions } from './library-questions.tsx';

type Shown = { kind: 'edit'; collection?: Collection } | { kind: 'delete'; collection: Collection };

/** The collections, and a search of all questions that the user may copy. */
export function LibraryPage() {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery(libraryQuery());
  const { shown, opened, open, close } = useDialog<Shown>();
  if (isPending) return <FullScreenLoader />;
  return (
    <>
      <PageHeader
        title={t('library.title')}
        lead={t('library.lead')}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open({ kind: 'edit' })}>
            {t('library.newCollection')}
          </Button>
        }
      />
      {!data && <Failure error={error} retry={refetch} retrying={isFetching} />}
      {data && error && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
      {data && (
        <>
          <section aria-labelledby="collections">
            <h2 id="collections" className={classes.heading}>
              {t('library.collections')}
            </h2>
            {data.collections.length === 0 ? (
              <Notice
                icon={<IconBooks aria-hidden />}
                title={t('library.none')}
                text={t('library.noneText')}
              />
            ) : (
              <ul className={classes.collections}>
                {data.collections.map((collection) => (
                  <CollectionCard
                    key={collection.id}
                    collection={collection}
                    onEdit={() => open({ kind: 'edit', collection })}
                    onDelete={() => open({ kind: 'delete', collection })}
                  />
                ))}
              </ul>
            )}
          </section>
          <LibraryQuestions library={data} />
        </>
      )}
      {shown?.dialog.kind === 'edit' && (
        <CollectionDialog
          key={shown.number}
          collection={shown.dialog.collection}
          opened={opened}
          onClose={close}
        />
      )}
      {shown?.dialog.kind === 'delete' && (
        <DeleteCollection
          key={shown.number}
          collection={shown.dialog.collection}
          opened={opened}
          onClose={close}
        />
      )}
    </>
  );
}

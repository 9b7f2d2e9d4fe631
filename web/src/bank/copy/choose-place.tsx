import { IconChevronRight, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import dialogClasses from '../../platform/ui/dialogs/dialog.module.css';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { SearchField } from '../../platform/ui/forms/search-field.tsx';
import { Pager } from '../../platform/ui/tables/pager.tsx';
import { pageOf } from '../../platform/ui/tables/pages.ts';
import { folded, matches, searchText } from '../../platform/ui/tables/search-text.ts';
import classes from './copy-dialog.module.css';
import { type CopyFrom, type Place, usePlaces } from './use-places.ts';

/** The list and its search fit into a small window. */
const PAGE_SIZE = 6;

interface Props {
  of: CopyFrom;
  text: string;
  isOffered: (place: Place) => boolean;
  onChoose: (place: Place) => void;
}

/** Lists the examinations or collections that the caller offers. */
export function ChoosePlace({ of, text, isOffered, onChoose }: Props) {
  const { t } = useTranslation();
  const { places, error, isFetching, refetch } = usePlaces(of);
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState(1);
  const isLibrary = of === 'library';
  const listName = t(isLibrary ? 'bank.collections' : 'bank.sources');
  const found = (places ?? []).filter(
    (place) => isOffered(place) && matches({ searchText: searchText([place.name]) }, folded(search)),
  );
  const page = pageOf(found, wanted, PAGE_SIZE);
  if (!places && error) return <Failure error={error} retry={refetch} retrying={isFetching} />;
  if (!places) return <p role="status">{t('ui.loading')}</p>;
  return (
    <>
      <p className={dialogClasses.text}>{text}</p>
      <div className={classes.tools}>
        <SearchField
          label={t(isLibrary ? 'bank.searchCollections' : 'bank.searchExaminations')}
          hint={t(isLibrary ? 'bank.searchCollectionsHint' : 'bank.searchExaminationsHint')}
          value={search}
          onSearch={(next) => {
            setSearch(next);
            setWanted(1);
          }}
          className={classes.search ?? ''}
        />
      </div>
      {found.length === 0 ? (
        <Notice
          inCard
          role="status"
          icon={<IconSearchOff aria-hidden />}
          title={t(isLibrary ? 'bank.noCollection' : 'bank.noSource')}
        />
      ) : (
        <>
          <ul className={classes.sources} aria-label={listName}>
            {page.rows.map((place) => (
              <li key={place.id}>
                <button type="button" className={classes.source} onClick={() => onChoose(place)}>
                  <span className={classes.name}>{place.name}</span>
                  <span className={classes.note}>{t('bank.questions', { count: place.bank_count })}</span>
                  <IconChevronRight size={18} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            list={listName}
            showing={(shown) => t(isLibrary ? 'bank.collectionsShowing' : 'bank.sourcesShowing', shown)}
            onPage={setWanted}
          />
        </>
      )}
    </>
  );
}

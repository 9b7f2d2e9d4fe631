import { bankType, type listCollections, MAX_NAME_LENGTH, type Reply } from '@lulus/contract';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { questionTypeWords } from '../bank/question-type-words.ts';
import { SearchField } from '../platform/ui/forms/search-field.tsx';
import classes from './library.module.css';
import type { LibraryView } from './library-view.ts';

interface Props {
  library: Reply<typeof listCollections>;
  view: LibraryView;
  onView: (part: Partial<LibraryView>) => void;
}

export function LibraryFilters({ library: { collections, tags }, view, onView }: Props) {
  const { t } = useTranslation();
  return (
    <search className={classes.filters}>
      <SearchField
        label={t('bank.search')}
        hint={t('library.searchHint')}
        value={view.search}
        onSearch={(search) => onView({ search: search.slice(0, MAX_NAME_LENGTH) })}
        className={classes.search ?? ''}
      />
      <NativeSelect
        label={t('library.where')}
        value={view.collection}
        data={[
          { value: '', label: t('library.everywhere') },
          ...collections.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onView({ collection: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('library.tag')}
        value={view.tag}
        data={[{ value: '', label: t('library.allTags') }, ...tags]}
        onChange={(event) => onView({ tag: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('bank.type')}
        value={view.type}
        data={[
          { value: '', label: t('bank.allTypes') },
          ...bankType.options.map((value) => ({ value, label: t(questionTypeWords[value]) })),
        ]}
        onChange={(event) => onView({ type: bankType.safeParse(event.currentTarget.value).data ?? '' })}
      />
    </search>
  );
}

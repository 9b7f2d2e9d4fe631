import { type BankType, bankType, MAX_NAME_LENGTH, MAX_TAG_LENGTH } from '@lulus/contract';
import { type AddressView, addressOf, pageIn } from '../platform/navigation/use-address-view.ts';

/** Search and filters of the library. '' stands for all. */
export interface LibraryView {
  search: string;
  tag: string;
  /** Id of a collection. */
  collection: string;
  type: BankType | '';
  page: number;
}

export const wholeLibrary: LibraryView = { search: '', tag: '', collection: '', type: '', page: 1 };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const libraryAddress: AddressView<LibraryView> = {
  read: (search) => {
    const collection = search.get('collection') ?? '';
    return {
      search: (search.get('q') ?? '').slice(0, MAX_NAME_LENGTH),
      tag: (search.get('tag') ?? '').slice(0, MAX_TAG_LENGTH),
      collection: UUID.test(collection) ? collection : '',
      type: bankType.safeParse(search.get('type')).data ?? '',
      page: pageIn(search),
    };
  },
  write: ({ search, ...view }) => addressOf({ q: search, ...view }),
  pages: ['page'],
};

import { type AddressView, addressOf, pageIn } from '../platform/navigation/use-address-view.ts';

/** Shown pages of the two rankings, counted from 1. */
export interface RankingPages {
  current: number;
  previous: number;
}

export const rankingAddress: AddressView<RankingPages> = {
  read: (search) => ({ current: pageIn(search), previous: pageIn(search, 'last-month') }),
  write: ({ current, previous }) => addressOf({ page: current, 'last-month': previous }),
  pages: ['current', 'previous'],
};

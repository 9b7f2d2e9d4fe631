/** Filter and order of an admin's list of examinations, as the page's address has them. */
import { type Examination, type ExaminationStatus, examinationStatus } from '@lulus/contract';
import { type AddressView, addressOf } from '../../../platform/navigation/use-address-view.ts';
import { folded, matches, searchText } from '../../../platform/ui/tables/search-text.ts';

export const examOrders = ['newest', 'name', 'opening'] as const;
export type ExamOrder = (typeof examOrders)[number];

export interface ExamView {
  search: string;
  status: ExaminationStatus | '';
  order: ExamOrder;
}

export const noFilter: Partial<ExamView> = { search: '', status: '' };

export const orderOf = (text: string | null): ExamOrder =>
  examOrders.find((order) => order === text) ?? 'newest';
export const statusOf = (text: string | null): ExamView['status'] =>
  examinationStatus.safeParse(text).data ?? '';

export const examAddress: AddressView<ExamView> = {
  read: (search) => ({
    search: search.get('q') ?? '',
    status: statusOf(search.get('status')),
    order: orderOf(search.get('sort')),
  }),
  write: ({ search, status, order }) =>
    addressOf({ q: search, status, sort: order === 'newest' ? '' : order }),
  pages: [],
};

const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });
/** An examination without an opening comes last. */
const openingOf = ({ opens_at }: Examination) => (opens_at ? Date.parse(opens_at) : Number.POSITIVE_INFINITY);

/** Filters and sorts the examinations. The server lists the newest first. */
export function shownExaminations(all: readonly Examination[], view: ExamView): Examination[] {
  const wanted = folded(view.search);
  const found = all.filter(
    (examination) =>
      (!view.status || examination.status === view.status) &&
      matches({ searchText: searchText([examination.examination_name]) }, wanted),
  );
  if (view.order === 'name') {
    return found.sort((a, b) => collator.compare(a.examination_name, b.examination_name));
  }
  // Infinity minus Infinity is NaN: examinations without an opening keep their order.
  if (view.order === 'opening') return found.sort((a, b) => openingOf(a) - openingOf(b) || 0);
  return found;
}

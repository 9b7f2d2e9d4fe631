/** Filter and page of the audit log, as the page's address has them. */
import { AUDIT_ACTIONS, type AuditAction, type AuditFilter } from '@lulus/contract';
import { type AddressView, addressOf } from '../platform/navigation/use-address-view.ts';

export interface AuditView {
  who: string;
  subject: string;
  action: AuditAction | '';
  /** First and last day, such as 2026-11-21. Both are included. */
  from: string;
  to: string;
  /** Id of a line. Only older lines are shown; undefined shows the newest. */
  before: number | undefined;
}

const dayOf = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

export function readView(search: URLSearchParams): AuditView {
  const before = Number(search.get('before'));
  return {
    who: search.get('who') ?? '',
    subject: search.get('subject') ?? '',
    action: AUDIT_ACTIONS.find((action) => action === search.get('action')) ?? '',
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    before: Number.isInteger(before) && before > 0 ? before : undefined,
  };
}

export const writeView = (view: AuditView) => addressOf({ ...view });

export const auditAddress: AddressView<AuditView> = {
  read: readView,
  write: writeView,
  pages: ['before'],
};

/** Returns the instant at which the day begins on this device, or `later` days after it. */
function midnight(day: string, later = 0): string | undefined {
  if (day === '') return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

export function filterOf({ who, subject, action, from, to }: AuditView): AuditFilter {
  return {
    who: who || undefined,
    subject: subject || undefined,
    action: action || undefined,
    from: midnight(from),
    to: midnight(to, 1),
  };
}

export const noFilter: Partial<AuditView> = { who: '', subject: '', action: '', from: '', to: '' };

export const isFiltered = ({ before: _, ...filter }: AuditView) => Object.values(filter).some(Boolean);

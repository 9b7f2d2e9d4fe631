import {
  activateStaff,
  changeStaffRole,
  createStaff,
  deactivateStaff,
  inviteStaff,
  listStaff,
  type StaffMember,
  type StaffRole,
  updateStaff,
} from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../platform/api/client.ts';
import { type Searched, searchText } from '../platform/ui/tables/search-text.ts';

const staffKey = ['staff'];

export interface StaffRow extends StaffMember, Searched {}

const toRow = (member: StaffMember): StaffRow => ({
  ...member,
  searchText: searchText([member.name, member.email ?? '', member.whatsapp ?? '']),
});

export const staffQuery = () =>
  queryOptions({
    queryKey: staffKey,
    queryFn: async ({ signal }) => (await call(listStaff, { signal })).staff.map(toRow),
  });

export const refetchStaff = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: staffKey });

export type StaffForm = CallOptions<typeof createStaff>['body'];

/** Returns an absolute link. A server without a configured address sends only a path. */
const completeLink = (link: string) => new URL(link, window.location.origin).href;

export async function sendNewStaff(body: StaffForm) {
  const { staff, link } = await call(createStaff, { body });
  return { staff, link: link && completeLink(link) };
}

export const sendStaff = (id: string, { role: _, ...body }: StaffForm) =>
  call(updateStaff, { params: { id }, body });
export const sendRole = (id: string, role: StaffRole) =>
  call(changeStaffRole, { params: { id }, body: { role } });
export const sendDeactivation = (id: string) => call(deactivateStaff, { params: { id } });
export const sendActivation = (id: string) => call(activateStaff, { params: { id } });
export const sendInvitation = async (id: string) =>
  completeLink((await call(inviteStaff, { params: { id } })).link);

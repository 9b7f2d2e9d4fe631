import {
  activateStaff,
  changeStaffRole,
  createStaff,
  deactivateStaff,
  importStaff,
  inviteStaff,
  listStaff,
  type Reply,
  type StaffMember,
  type StaffRole,
  sampleStaff,
  updateStaff,
} from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call, callForFile } from '../platform/api/client.ts';
import { saveFile } from '../platform/ui/content/save-file.ts';
import { type Searched, searchText } from '../platform/ui/tables/search-text.ts';

const staffKey = ['staff'];

export interface StaffRow extends StaffMember, Searched {}

const toRow = (member: StaffMember): StaffRow => ({
  ...member,
  searchText: searchText([member.name, member.email ?? '', member.whatsapp ?? '', member.username ?? '']),
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

export type StaffImportOutcome = Reply<typeof importStaff>;

/** Sends a file. In a dry run, the server only validates it. `onUpload` gets the progress from 0 to 1. */
export function sendStaffImport(
  file: File,
  dry_run: 'true' | 'false',
  onUpload: (share: number) => void,
): Promise<StaffImportOutcome> {
  const files = [{ name: 'file', file }];
  return call(importStaff, { body: { dry_run }, files, onUpload });
}

export async function downloadStaffSample() {
  saveFile(await callForFile(sampleStaff), sampleStaff.file.name);
}

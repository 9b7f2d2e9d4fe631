import type * as contract from '@lulus/contract';
import type { Reply } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { address } from '../api/address.ts';
import { callWithHeaders } from '../api/client.ts';
import { noteClock } from '../session/session.ts';
import { stored } from '../session/stored.ts';

export const listExaminations = address<typeof contract.listExaminations>({
  method: 'GET',
  path: '/api/examination',
});
export const getExamination = address<typeof contract.getExamination>({
  method: 'GET',
  path: '/api/examination/:id',
});

/** The list, the server's time with which it came, and when this device's clock heard it. */
export interface Listed extends Reply<typeof contract.listExaminations> {
  said: string;
  heardAt: number;
}

export const examinationsQuery = () =>
  queryOptions({
    queryKey: ['examinations'],
    queryFn: async ({ signal }): Promise<Listed> => {
      const heard = await callWithHeaders(listExaminations, { signal });
      return { ...heard.reply, said: noteTimeSaid(heard), heardAt: heard.heardAt };
    },
    meta: { failure: 'Exams list load' },
    // Whether an examination runs or is over may have changed while it was on screen.
    refetchOnMount: 'always',
  });

/** One examination; what arrives is kept on the device as the last one viewed. */
export const examinationQuery = (id: string) =>
  queryOptions({
    queryKey: ['examinations', id],
    queryFn: async ({ signal }) => {
      const heard = await callWithHeaders(getExamination, { params: { id }, signal });
      noteTimeSaid(heard);
      stored.examDetail.write(heard.reply);
      return heard.reply;
    },
    meta: { failure: 'Exam detail load' },
    refetchOnMount: 'always',
  });

/** Reads this device's clock by the server's time with which an answer came, from now on, and answers that time. */
function noteTimeSaid({ headers, heardAt }: { headers: Headers; heardAt: number }): string {
  const said = headers.get('Date') ?? new Date(heardAt).toISOString();
  noteClock(Date.parse(said) / 1000, heardAt);
  return said;
}

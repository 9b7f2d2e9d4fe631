import { renderFormula, uploadPicture } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

/** The MathML of a formula in LaTeX. */
export const formulaQuery = (latex: string, isBlock: boolean) =>
  queryOptions({
    queryKey: ['formula', latex, isBlock],
    queryFn: async ({ signal }) =>
      (await call(renderFormula, { body: { latex, is_block: isBlock }, signal })).math,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Stores a picture for a text of the examination. Returns its path for `src`. */
export async function sendPicture(examId: string, file: File, onUpload: (share: number) => void) {
  const files = [{ name: 'file', file }];
  return (await call(uploadPicture, { params: { id: examId }, files, onUpload })).path;
}

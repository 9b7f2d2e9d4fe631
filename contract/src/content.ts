/** Parts of rich content that the server makes: formulas and pictures. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, requiredText } from './fields.ts';
import { MAX_FORMULA_LENGTH } from './limits.ts';

export const renderFormula = endpoint({
  method: 'POST',
  path: '/api/formula',
  access: 'teacher',
  concerns: 'own',
  summary: 'Make the MathML of a formula in LaTeX; 422 formula_invalid if it cannot be read',
  body: z.object({
    latex: requiredText(MAX_FORMULA_LENGTH),
    /** True for a formula on a line of its own, where a sum has its limits above and below. */
    is_block: z.boolean().default(false),
  }),
  reply: z.object({ math: z.string() }),
});

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/examination/:id/assets',
  access: 'teacher',
  concerns: { examination: 'id', kind: 'any' },
  summary: 'Store the picture in `file` for the text of a question; it is deleted after a day without use',
  status: 201,
  multipart: true,
  params: z.object({ id }),
  reply: z.object({
    /** The `src` of the picture in the text, with a signature. The text is stored without it. */
    path: z.string(),
  }),
});

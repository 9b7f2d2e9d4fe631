/** Validates what was sent by the contract's schemas. */
import { validatorCompiler as wholeValidator } from 'fastify-type-provider-zod';
import { z } from 'zod';

// Where a schema has no words of its own, zod's would be the answer: English about types, for developers.
z.config({
  customError: ({ code, input }) =>
    code === 'invalid_type' && input === undefined ? 'This field is required.' : 'This field is not right.',
});

/** More entries than any form has. */
const LONG = 100;

/** Up to its first entry that is wrong. To find all the mistakes of a thousand takes longer than to save them. */
function upToFirstWrong(list: unknown[], { element }: z.ZodArray): unknown[] {
  const wrong = list.findIndex((entry) => !(element as z.ZodType).safeParse(entry).success);
  return wrong === -1 ? list : list.slice(0, wrong + 1);
}

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > LONG;

/** Of a long list in a body the first wrong entry is named, and no other. */
export const validatorCompiler: typeof wholeValidator = (route) => {
  const validate = wholeValidator(route);
  const fields = route.schema instanceof z.ZodObject ? Object.entries(route.schema.shape) : [];
  const lists = fields.flatMap(([name, field]) => (field instanceof z.ZodArray ? [{ name, field }] : []));
  return (body) => {
    const long = lists.filter(({ name }) => isLong(body?.[name]));
    if (long.length === 0) return validate(body);
    const cut = long.map(({ name, field }) => [name, upToFirstWrong(body[name], field)]);
    return validate({ ...body, ...Object.fromEntries(cut) });
  };
};

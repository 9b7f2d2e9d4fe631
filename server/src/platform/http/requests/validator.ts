/** Validates requests with the contract's schemas. */
import { validatorCompiler as wholeValidator } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** A list with more entries is long. Lists of forms are shorter. */
const LONG = 100;

/** Cuts a list after its first wrong entry, since finding all errors of a thousand entries is slow. */
function upToFirstWrong(list: unknown[], { element }: z.ZodArray): unknown[] {
  const wrong = list.findIndex((entry) => !(element as z.ZodType).safeParse(entry).success);
  return wrong === -1 ? list : list.slice(0, wrong + 1);
}

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > LONG;

/** For a long list in a body, reports only the errors of its first wrong entry. */
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

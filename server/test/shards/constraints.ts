/** Parses from a statement's text how its rows are constrained. */
import { BY_ATTEMPT, DISTRIBUTED } from './distribution.ts';

export interface Constraint {
  table: string;
  /**
   * The distribution column, or the attempt's id. If undefined, every server would have to run the statement.
   */
  by: string | undefined;
}

const SCOPE = /\((?=\s*(?:select|insert|update|delete|with)\b)/;
const TABLE = /\b(from|join|into|update)\s+(\w+)(?:\s+as\s+(\w+))?(?:\s+\(([^)]*)\))?/g;
const COLUMN = /(?:(\w+)\.)?(\w+)/;
const EQUALITY = new RegExp(`${COLUMN.source} = (?:any\\()?(?:${COLUMN.source}|\\$\\d+)`, 'g');
const USING = /\busing \(([^)]*)\)/g;

/** Splits a statement into its subqueries, each without its nested parts. */
function scopesOf(text: string): string[] {
  const opening = SCOPE.exec(text);
  if (!opening) return [text];
  let depth = 0;
  let end = opening.index;
  do {
    depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
    end += 1;
  } while (depth > 0 && end < text.length);
  const inner = text.slice(opening.index + 1, end - 1);
  return [...scopesOf(inner), ...scopesOf(`${text.slice(0, opening.index)}()${text.slice(end)}`)];
}

/** Returns the columns of equalities in the scope that belong to this table or have no table name. */
function equalColumns(scope: string, names: (string | undefined)[]): Set<string> {
  const columns = new Set<string>();
  for (const [, leftTable, left = '', rightTable, right] of scope.matchAll(EQUALITY)) {
    if (leftTable === undefined || names.includes(leftTable)) columns.add(left);
    if (right && (rightTable === undefined || names.includes(rightTable))) columns.add(right);
  }
  for (const [, list = ''] of scope.matchAll(USING)) {
    for (const column of list.split(',')) columns.add(column.trim());
  }
  return columns;
}

export function constraintsOf(statement: string): Constraint[] {
  const text = statement
    .replaceAll('"', '')
    .replace(/\/\*.*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  return scopesOf(text).flatMap((scope) =>
    [...scope.matchAll(TABLE)].flatMap(([, how, table = '', alias, inserted]) => {
      const column = DISTRIBUTED[table];
      if (!column) return [];
      const columns =
        how === 'into'
          ? // An insert without a list of columns sets all of them.
            new Set(inserted?.split(',').map((name) => name.trim()) ?? [column])
          : equalColumns(scope, [table, alias]);
      return { table, by: [column, BY_ATTEMPT[table]].find((name) => name && columns.has(name)) };
    }),
  );
}

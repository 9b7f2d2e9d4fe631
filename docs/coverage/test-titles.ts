/** Which tests a file has, read from its syntax: nothing of it is run. */
import { extname } from 'node:path';
import { parseAst } from 'vitest/node';

export interface NamedTest {
  /** The titles of its groups and its own, outermost first. A title of `test.each` is the one that is written. */
  titles: string[];
  /** It, or a group that it stands in, is skipped, left to do or known to fail. */
  isSkipped: boolean;
}

interface Scope {
  titles: string[];
  isSkipped: boolean;
  outer: Scope | undefined;
}

/** Any part of the syntax tree. */
interface Node {
  type: string;
  [field: string]: unknown;
}

const ROOTS = new Set(['test', 'it', 'describe']);
const SKIPPING = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails']);

export function testsIn(source: string, path: string): NamedTest[] {
  const found: Scope[] = [];
  const lang = extname(path) === '.tsx' ? 'tsx' : 'ts';
  visit(parseAst(source, { lang }), { titles: [], isSkipped: false, outer: undefined });
  return found.map((scope) => ({ titles: scope.titles, isSkipped: isSkipped(scope) }));

  function visit(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, scope);
    } else if (isNode(value)) {
      const inner = value.type === 'CallExpression' ? enter(value, scope) : scope;
      for (const part of Object.values(value)) visit(part, inner);
    }
  }

  /** The scope within a call: its own where the call makes a test or a group, else the one around it. */
  function enter(call: Node, scope: Scope): Scope {
    const names = namesOf(call.callee);
    const isRoot = ROOTS.has(names[0] ?? '');
    const skips = names.slice(1).some((name) => (isRoot ? SKIPPING.has(name) : name === 'skip'));
    const [first] = call.arguments as Node[];
    const title = isRoot && !names.includes('step') ? textOf(first, source) : undefined;
    if (title === undefined) {
      // `test.skip()` within a test, a group or a file speaks of that.
      if (skips) scope.isSkipped = true;
      return scope;
    }
    const made = { titles: [...scope.titles, title], isSkipped: skips, outer: scope };
    if (!names.includes('describe')) found.push(made);
    return made;
  }
}

function isSkipped(scope: Scope): boolean {
  return scope.isSkipped || (scope.outer !== undefined && isSkipped(scope.outer));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** `test.each([…])` as `test`, `each`. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'MemberExpression') {
    const { property } = callee;
    return [...namesOf(callee.object), isNode(property) ? String(property.name) : ''];
  }
  return namesOf(callee.type === 'CallExpression' ? callee.callee : callee.tag);
}

/** A text in quotes as it reads; one with `${…}` as it is written between its backticks. */
function textOf(node: Node | undefined, source: string): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return source.slice(Number(node.start) + 1, Number(node.end) - 1);
  return undefined;
}

/** Finds functions, syntax and styles in the build that the oldest supported browsers lack. */
import postcss from 'postcss';
import { parseAst } from 'vite';
import { NEWER_CSS, NEWER_FUNCTIONS, NEWER_MEMBERS } from './newer-than.ts';

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
  }
}

/** Returns for example `URL.canParse` and `canParse`. The object is omitted if it is not an identifier. */
function memberName({ object, property, computed }: Node): { member: string; name: string } | undefined {
  if (computed || !isNode(property) || property.type !== 'Identifier') return undefined;
  const name = String(property.name);
  const owner = isNode(object) && object.type === 'Identifier' ? String(object.name) : '';
  return { member: `${owner}.${name}`, name };
}

/**
 * Returns the name of a member whose existence the node tests: `typeof a.b`, `'b' in a`, `a.b ? … : …`, `a.b && …`.
 */
function testedMember(node: Node): string | undefined {
  if (node.type === 'BinaryExpression' && node.operator === 'in' && isNode(node.left)) {
    return String(node.left.value);
  }
  const tested =
    (node.type === 'UnaryExpression' && node.operator === 'typeof' && node.argument) ||
    (node.type === 'LogicalExpression' && node.operator === '&&' && node.left) ||
    node.test;
  return isNode(tested) ? memberName(tested)?.name : undefined;
}

/** Returns the newer functions that the code uses without a test for their existence. */
export function newerFunctions(code: string): string[] {
  const found = new Set<string>();
  const testedMembers = new Set<string | undefined>();
  for (const node of nodesOf(parseAst(code) as unknown as Node)) {
    testedMembers.add(testedMember(node));
    const used = node.type === 'MemberExpression' && memberName(node);
    if (used && used.member in NEWER_MEMBERS) found.add(used.member);
    if (used && Object.hasOwn(NEWER_FUNCTIONS, used.name)) found.add(used.name);
  }
  return [...found].filter((name) => !testedMembers.has(name.replace(/^.*\./, '')));
}

/** Returns newer syntax that the build cannot rewrite or has not rewritten. */
export function newerSyntax(code: string): string[] {
  const found = new Set<string>();
  for (const node of nodesOf(parseAst(code) as unknown as Node)) {
    if (node.type === 'ImportAttribute') found.add('import attributes');
    if (node.type === 'Decorator') found.add('decorators');
    if (node.type === 'StaticBlock') found.add('static blocks (Safari 16.4)');
    if (node.type === 'VariableDeclaration' && /using/.test(String(node.kind))) found.add('using');
    const { pattern = '', flags = '' } = (node.regex ?? {}) as { pattern?: string; flags?: string };
    if (flags.includes('v')) found.add('flag v of regular expressions');
    if (/\(\?[ims]*-?[ims]+:/.test(pattern)) found.add('modifiers of regular expressions');
    if (/\(\?<[=!]/.test(pattern)) found.add('lookbehind in regular expressions (Safari 16.4)');
  }
  return [...found];
}

/** Returns newer CSS outside `@supports`. */
export function newerStyles(css: string): string[] {
  const found = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (node.parent?.type === 'atrule' && 'name' in node.parent && node.parent.name === 'supports') return;
    const text = textOf(node);
    for (const [name, , pattern] of NEWER_CSS) if (text && pattern.test(text)) found.add(name);
    if (node.type === 'rule' && node.parent?.type === 'rule') found.add('nesting');
  });
  return [...found];
}

function textOf(node: postcss.ChildNode): string | undefined {
  if (node.type === 'decl') return node.value;
  if (node.type === 'rule') return node.selector;
  return node.type === 'atrule' ? `@${node.name} ${node.params}` : undefined;
}

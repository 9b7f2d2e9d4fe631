/** Cleans pasted MathML, which becomes a formula. */
import { allowedAttributes, isAllowed } from '../content/allowed-content.ts';

const TEX = /^(application\/x-(la)?tex|(la)?tex)$/i;
const NAMESPACE = 'http://www.w3.org/1998/Math/MathML';

function mo(text: string): Element {
  const element = document.createElementNS(NAMESPACE, 'mo');
  element.textContent = text;
  return element;
}

/** Browsers no longer draw `mfenced`, which Word and MathType write. */
function unfence(fenced: Element): void {
  const signOf = (name: string, usual: string) => fenced.getAttribute(name) ?? usual;
  const separator = signOf('separators', ',').trim().charAt(0);
  const row = document.createElementNS(NAMESPACE, 'mrow');
  row.append(mo(signOf('open', '(')));
  for (const [index, child] of [...fenced.children].entries()) {
    if (index > 0 && separator) row.append(mo(separator));
    row.append(child);
  }
  row.append(mo(signOf('close', ')')));
  fenced.replaceWith(row);
}

/** Removes attributes without meaning. Returns false if the formula has a part that ours cannot have. */
export function cleanMath(math: Element): boolean {
  for (const other of math.querySelectorAll('annotation, annotation-xml'))
    if (!TEX.test(other.getAttribute('encoding') ?? '')) other.remove();
  // The innermost come first, since each moves its content.
  for (const fenced of [...math.querySelectorAll('mfenced')].reverse()) unfence(fenced);
  for (const element of [math, ...math.querySelectorAll('*')]) {
    if (element.localName === 'annotation') continue;
    if (!isAllowed(element) || element.namespaceURI !== NAMESPACE) return false;
    const kept = Object.keys(allowedAttributes(element)).map((name) => name.toLowerCase());
    for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name);
  }
  return math.textContent?.trim() !== '';
}

/** Matrices and equations below each other. */
import { childrenOf, type XmlElement } from '../../xml-tree.ts';
import { type Formula, type Reading, tag } from './formula.ts';

export function matrix(node: XmlElement, { read }: Reading): Formula {
  const rows = childrenOf(node, 'm:mr').map((one) => childrenOf(one, 'm:e').map(read));
  return {
    mathml: tag(
      'mtable',
      rows.map((cells) => tag('mtr', cells.map(({ mathml }) => tag('mtd', mathml)).join(''))).join(''),
    ),
    latex: `\\begin{matrix}${rows.map((cells) => cells.map(({ latex }) => latex).join(' & ')).join(' \\\\ ')}\\end{matrix}`,
  };
}

/** Word marks the places that stand below each other with `&`. */
const PLACE = /<mo>&amp;<\/mo>/g;
const LATEX_PLACE = /\\&/g;

export function equationArray(node: XmlElement, { read }: Reading): Formula {
  const rows = childrenOf(node, 'm:e').map(read);
  const cells = rows.map(({ mathml }) => tag('mtr', tag('mtd', mathml.replace(PLACE, ''))));
  return {
    mathml: tag('mtable', cells.join(''), { displaystyle: 'true' }),
    latex: `\\begin{array}{l}${rows.map(({ latex }) => latex.replace(LATEX_PLACE, '')).join(' \\\\ ')}\\end{array}`,
  };
}

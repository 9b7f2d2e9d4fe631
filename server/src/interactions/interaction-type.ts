import type { BankKey, DecimalSign, ItemResponse } from '@lulus/contract';
import type { Problem } from '@lulus/contract/messages';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import type { Fields } from '../platform/errors.ts';
import type { Share } from './points.ts';

/** Thrown for a response that does not fit its question. */
export class Misfit extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** What an author writes for a question, before its key is checked. */
export type Written = Pick<
  RevisionItem,
  'bank_option' | 'bank_rows' | 'bank_gaps' | 'unit' | 'reuse_options'
>;

/** The rules of one type of question. `Key` and `Response` are the shapes that it has. */
export interface InteractionType<
  Key extends BankKey = BankKey,
  Response extends ItemResponse = ItemResponse,
> {
  /** Whether students choose among `bank_option`. */
  hasOptions: boolean;
  /** Whether students answer row by row of `bank_rows`. */
  hasRows?: true;
  /** Whether options stay in their order, are mixed in a shuffled examination, or always mixed. */
  optionOrder: 'kept' | 'shuffled' | 'mixed';
  /** The options in the order that gives the key away, if there is one. */
  keyOrder?(item: Pick<RevisionItem, 'bank_rows' | 'bank_key'>): string[];
  /** Returns the response as it is stored: a set sorted, a table with its filled rows. Null if it is empty. */
  readResponse(given: ItemResponse, item: RevisionItem): Response | null;
  /** Returns the share of the points by the item's rule, which is not `option_points`. */
  shareOf(item: RevisionItem, key: Key, response: Response, decimalSign: DecimalSign): Share;
  /** Whether two responses mean the same. Equal ones always do. */
  isSame?(item: RevisionItem, one: Response, other: Response, decimalSign: DecimalSign): boolean;
  /** Adds the faults of a key to `faults`, and returns the key as it is stored. */
  readKey(key: Key, written: Written, faults: Fields): Key;
  /** Returns the key after its options got other numbers. Absent if the numbers give nothing away. */
  renumberKey?(key: Key, numberOf: (option: string) => string): Key;
  /** Whether the key is complete, so that the question can be published. */
  isComplete(item: RevisionItem, key: Key): boolean;
  /** Returns the response as readable text. `option` is the text of an option. */
  describe(item: RevisionItem, response: Response, option: (key: string) => string): string;
}

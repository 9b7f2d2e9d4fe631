import { type MessageCode, type ParamsOf, type Problem, problem } from '@lulus/contract/messages';

/** Rejects the whole file. */
export class SheetRefusal extends Error {
  /** 415 if the file is not a spreadsheet, and 422 if it is unusable. */
  readonly status: 415 | 422;
  readonly problem: Problem;

  constructor(status: 415 | 422, reason: Problem) {
    super(reason.code);
    this.status = status;
    this.problem = reason;
  }
}

export const notASpreadsheet = () => new SheetRefusal(415, problem('not_a_spreadsheet'));

export const unusable = <C extends MessageCode>(code: C, ...params: ParamsOf<C>) =>
  new SheetRefusal(422, problem(code, ...params));

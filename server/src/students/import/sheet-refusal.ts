import { fileReasons } from './import-reasons.ts';

/** The whole file is refused; the message is for the admin. */
export class SheetRefusal extends Error {
  /** 415: not a spreadsheet at all. 422: one that cannot be used. */
  readonly status: 415 | 422;

  constructor(status: 415 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

export const notASpreadsheet = () => new SheetRefusal(415, fileReasons.notASpreadsheet);

export const unusable = (message: string) => new SheetRefusal(422, message);

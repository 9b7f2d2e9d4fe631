import { fileReasons } from './import-reasons.ts';

/** Rejects the whole file. The message is for the admin. */
export class SheetRefusal extends Error {
  /** 415 if the file is not a spreadsheet, and 422 if it is unusable. */
  readonly status: 415 | 422;

  constructor(status: 415 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

export const notASpreadsheet = () => new SheetRefusal(415, fileReasons.notASpreadsheet);

export const unusable = (message: string) => new SheetRefusal(422, message);

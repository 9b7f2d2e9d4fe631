import { type Problem, problem } from '@lulus/contract/messages';

/** Thrown for an item that cannot be imported. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(refused: Problem) {
    super(refused.code);
    this.problem = refused;
  }
}

export const refuseType = (type: string): never => {
  throw new Refusal(problem('unsupported_type', { type: type.slice(0, 100) }));
};

export const refuseProcessing = (part: string): never => {
  throw new Refusal(problem('qti_custom_processing', { part: part.slice(0, 100) }));
};

/** Messages as a code and its values. The compiler requires the values that the text of the code names. */
import type { everyMessage } from './every-message.ts';

type Messages = typeof everyMessage;
export type MessageCode = keyof Messages;
export type Params = Record<string, string | number>;

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesOf<C extends MessageCode> = NamesIn<Messages[C]['en']>;
/** The argument with the values of the message; none for a message without values. */
export type ParamsOf<C extends MessageCode> = [NamesOf<C>] extends [never]
  ? []
  : [params: Record<NamesOf<C>, string | number>];

/** A message without its text, as on the wire. */
export interface Problem {
  code: string;
  params: Params;
}

export function problem<C extends MessageCode>(code: C, ...[params]: ParamsOf<C>): Problem {
  return { code, params: params ?? {} };
}

/** Encodes a message for a schema, whose issues have only a string: `required`, or `too_long {"max":100}`. */
export function fieldMessage<C extends MessageCode>(code: C, ...[params]: ParamsOf<C>): string {
  return params ? `${code} ${JSON.stringify(params)}` : code;
}

/** Decodes the message of a schema's issue. */
export function parseFieldMessage(text: string): Problem {
  const end = text.indexOf(' ');
  return end < 0
    ? { code: text, params: {} }
    : { code: text.slice(0, end), params: JSON.parse(text.slice(end)) };
}

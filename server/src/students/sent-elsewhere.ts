import { whatsappDigits } from '@lulus/contract';

interface Reached {
  email: string | null;
  whatsapp: string | null;
}

const digitsOf = ({ whatsapp }: Reached) => whatsapp && whatsappDigits(whatsapp);

/**
 * Whether an earlier link went to an address or number that is no longer, or never was, the student's. Another person
 * could use it. A link on a card stays, if the student had no address or number, or only its spelling changed.
 */
export function isSentElsewhere(before: Reached, after: Reached): boolean {
  const isMoved = before.email !== null && before.email !== after.email;
  return isMoved || (digitsOf(before) !== null && digitsOf(before) !== digitsOf(after));
}

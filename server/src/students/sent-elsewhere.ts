import { whatsappDigits } from '@lulus/contract';

interface Reached {
  email: string | null;
  whatsapp: string | null;
}

const digitsOf = ({ whatsapp }: Reached) => whatsapp && whatsappDigits(whatsapp);

/**
 * Whether a link that was sent before went to where the student is not any more, or never was: it would let somebody else
 * in. Who had no address or number, or has the same in another spelling, keeps a link that is on a card.
 */
export function isSentElsewhere(before: Reached, after: Reached): boolean {
  const isMoved = before.email !== null && before.email !== after.email;
  return isMoved || (digitsOf(before) !== null && digitsOf(before) !== digitsOf(after));
}

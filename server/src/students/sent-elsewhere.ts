import { whatsappDigits } from '@lulus/contract';

interface Reached {
  email: string | null;
  whatsapp: string | null;
}

const digitsOf = ({ whatsapp }: Reached) => whatsapp && whatsappDigits(whatsapp);

/**
 * Returns whether the student's email address or number was replaced or removed. Then another person may have received
 * an earlier link. A first address and another spelling of a number do not count.
 */
export function isSentElsewhere(before: Reached, after: Reached): boolean {
  const isMoved = before.email !== null && before.email !== after.email;
  return isMoved || (digitsOf(before) !== null && digitsOf(before) !== digitsOf(after));
}

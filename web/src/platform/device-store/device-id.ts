import { randomUuid } from '../crypto/random-uuid.ts';
import { uuid } from './shape.ts';
import { storedText } from './storage.ts';

const item = storedText('device', uuid);

/** Distinguishes this device from the student's others. It is drawn once, and kept across logins. */
export function deviceId(): string {
  const known = item.read();
  if (known) return known;
  const drawn = randomUuid();
  item.write(drawn);
  return drawn;
}

import { randomUuid } from '../api/random-uuid.ts';
import { uuid } from '../session/shape.ts';
import { storedText } from '../session/storage.ts';

const item = storedText('device', uuid);

/** Distinguishes this device from the student's others. It is drawn once, and kept across logins. */
export function deviceId(): string {
  const known = item.read();
  if (known) return known;
  const drawn = randomUuid();
  item.write(drawn);
  return drawn;
}

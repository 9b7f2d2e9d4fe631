import { z } from 'zod';
import { randomUuid } from '../api/random-uuid.ts';
import { storedText } from '../session/storage.ts';

const item = storedText('device', z.uuid());

/** What tells this device from the student's others: drawn once, and kept whoever logs in. */
export function deviceId(): string {
  const known = item.read();
  if (known) return known;
  const drawn = randomUuid();
  item.write(drawn);
  return drawn;
}

import { randomUuid } from '../crypto/random-uuid.ts';
import { uuid } from './parse-value.ts';
import { storedText } from './storage.ts';

const item = storedText('device', uuid);

/** Returns the id of this device. It is generated once and survives logouts. */
export function deviceId(): string {
  const known = item.read();
  if (known) return known;
  const generated = randomUuid();
  item.write(generated);
  return generated;
}

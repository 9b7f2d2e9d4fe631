import { vi } from 'vitest';

/** Makes every write to local storage fail, as if it were full. */
export function localStorageIsFull() {
  const set = Storage.prototype.setItem;
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
    if (this === localStorage) throw new DOMException('no', 'QuotaExceededError');
    set.apply(this, item);
  });
}

import { vi } from 'vitest';

/** A state in which an earlier user can leave the browser. */
export function localStorageIsFull() {
  const set = Storage.prototype.setItem;
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
    if (this === localStorage) throw new DOMException('no', 'QuotaExceededError');
    set.apply(this, item);
  });
}

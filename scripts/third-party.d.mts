export interface Shipped {
  name: string;
  version: string;
  license: string;
  places: string[];
}
export interface Lock {
  packages: Record<string, object>;
}
export function readLock(): Lock;
export function shippedPackages(lock: Lock): Shipped[];
export function refusedPackages(shipped: Shipped[]): Shipped[];
export function thirdPartyText(lock: Lock): string;

export function buildWebIfNeeded(): Promise<boolean>;

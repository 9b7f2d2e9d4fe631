/** The result of the work. If it fails, `undo` runs before the failure is thrown. */
export function rollbackOnError<T>(work: Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  return work.catch(async (error) => {
    await undo();
    throw error;
  });
}

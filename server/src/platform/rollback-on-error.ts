/** Returns the result of the work. If the work fails, runs `undo`, and then throws the work's error. */
export function rollbackOnError<T>(work: Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  return work.catch(async (error) => {
    await undo();
    throw error;
  });
}

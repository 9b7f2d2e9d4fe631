/** What the work answers. Where it fails, what was done for it is undone before the failure goes on. */
export function orUndo<T>(work: Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  return work.catch(async (error) => {
    await undo();
    throw error;
  });
}

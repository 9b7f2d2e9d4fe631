/** The questions that share a stimulus stay together. */
interface Grouped {
  stimulus_id: string | null;
}

/** Returns questions in groups: those of a stimulus together where its first one is, and each other one alone. */
export function groupsOf<Item extends Grouped>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  const byStimulus = new Map<string, Item[]>();
  for (const item of items) {
    const group = item.stimulus_id === null ? undefined : byStimulus.get(item.stimulus_id);
    if (group) {
      group.push(item);
      continue;
    }
    const started = [item];
    groups.push(started);
    if (item.stimulus_id !== null) byStimulus.set(item.stimulus_id, started);
  }
  return groups;
}

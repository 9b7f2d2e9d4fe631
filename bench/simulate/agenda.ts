/** A priority queue of future events in a binary heap, the earliest first. */
export interface Agenda {
  add(at: number, place: number): void;
  /** Removes the earliest event and returns its place, or undefined if it is not due by `time`. */
  takeBy(time: number): number | undefined;
  /** The time of the last removed event. */
  now: number;
}

export function createAgenda(): Agenda {
  const times: number[] = [];
  const places: number[] = [];

  const timeOf = (at: number) => times[at] ?? Number.POSITIVE_INFINITY;

  function set(at: number, time: number, place: number): void {
    times[at] = time;
    places[at] = place;
  }

  function sinkFromTop(time: number, place: number): void {
    let hole = 0;
    for (;;) {
      const left = 2 * hole + 1;
      const child = timeOf(left + 1) < timeOf(left) ? left + 1 : left;
      if (timeOf(child) >= time) break;
      set(hole, timeOf(child), places[child] ?? 0);
      hole = child;
    }
    set(hole, time, place);
  }

  const agenda: Agenda = {
    now: 0,
    add(time, place) {
      let hole = times.length;
      for (let above = (hole - 1) >> 1; hole > 0 && timeOf(above) > time; above = (hole - 1) >> 1) {
        set(hole, timeOf(above), places[above] ?? 0);
        hole = above;
      }
      set(hole, time, place);
    },
    takeBy(time) {
      const first = places[0];
      if (first === undefined || timeOf(0) > time) return undefined;
      agenda.now = timeOf(0);
      const last = times.pop() ?? 0;
      const place = places.pop() ?? 0;
      if (times.length > 0) sinkFromTop(last, place);
      return first;
    },
  };
  return agenda;
}

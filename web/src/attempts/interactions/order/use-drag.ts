import { type PointerEvent, useRef, useState } from 'react';

interface Drag {
  from: number;
  to: number;
  /** Pixels that the entry is below its place. */
  shift: number;
}

/** Drags entries of a list up and down by a handle. `onDrop` gets the old and the new index. */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const begin = useRef<{ from: number; y: number; places: DOMRect[] }>(undefined);

  /** Computed from the event, because the state of the last move may not be rendered yet. */
  function dragAt(clientY: number): Drag | undefined {
    if (!begin.current) return undefined;
    const { from, y, places } = begin.current;
    const shift = clientY - y;
    const middle = middleOf(places[from]) + shift;
    const others = places.filter((_, place) => place !== from);
    return { from, shift, to: others.filter((place) => middleOf(place) < middle).length };
  }

  function end() {
    begin.current = undefined;
    setDrag(undefined);
  }

  const handle = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const entries = event.currentTarget.closest('ol')?.children ?? [];
      const places = [...entries].map((entry) => entry.getBoundingClientRect());
      begin.current = { from, y: event.clientY, places };
      setDrag(dragAt(event.clientY));
    },
    onPointerMove: ({ clientY }: PointerEvent) => setDrag(dragAt(clientY)),
    onPointerUp({ clientY }: PointerEvent) {
      const dropped = dragAt(clientY);
      end();
      if (dropped && dropped.to !== dropped.from) onDrop(dropped.from, dropped.to);
    },
    onPointerCancel: end,
  });

  /** Returns how far an entry is from its place while another one, or itself, is dragged. */
  function shiftOf(index: number): number {
    const places = begin.current?.places;
    if (!drag || !places) return 0;
    const { from, to, shift } = drag;
    if (index === from) return shift;
    const room = (places[from]?.height ?? 0) + (places[1]?.top ?? 0) - (places[0]?.bottom ?? 0);
    if (index > from && index <= to) return -room;
    return index < from && index >= to ? room : 0;
  }

  return { handle, shiftOf, dragged: drag?.from };
}

const middleOf = (place: DOMRect | undefined) => (place ? place.top + place.height / 2 : 0);

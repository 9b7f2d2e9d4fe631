/**
 * The second press of a double click is meant for what the first one pressed. Where something else has come under the pointer
 * meanwhile, a question in the place of the button that led to it, it presses nothing. Fetched behind the first page.
 */
const DOUBLE_MS = 500;
const NEAR_PX = 24;

interface Press {
  control: Element | null;
  x: number;
  y: number;
  at: number;
}
let last: Press | undefined;

/** What a press at this place is for: of a label its field. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest('a, button, input, select, textarea, summary');
}

function onClick(event: MouseEvent) {
  // By the keyboard, or by a program.
  if (event.detail === 0) return;
  const before = last;
  const press = {
    control: controlOf(event.target),
    x: event.clientX,
    y: event.clientY,
    at: event.timeStamp,
  };
  last = press;
  if (!before || press.at - before.at > DOUBLE_MS || before.control === press.control) return;
  if (before.control === null || Math.hypot(press.x - before.x, press.y - before.y) > NEAR_PX) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** From here on; the answer ends it. */
export function watchDoubleClicks(): () => void {
  addEventListener('click', onClick, true);
  return () => removeEventListener('click', onClick, true);
}

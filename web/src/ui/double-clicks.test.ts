import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDoubleClicks } from './double-clicks.ts';

// The page is that of other tests as well.
afterAll(watchDoubleClicks());

const pressed = vi.fn();
let at = 0;
function click(target: Element, { x = 100, detail = 1, after = 100 } = {}) {
  at += after;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 50, detail });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
}
function aButton() {
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', pressed);
  return button;
}

beforeEach(() => {
  at += 10_000;
  pressed.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
});

it('the second press of a double click does not press what has come in the place of the first', () => {
  const [first, second] = [aButton(), aButton()];
  click(first);
  click(second, { detail: 2 });
  expect(pressed).toHaveBeenCalledOnce();
});

it.each([
  ['on the same control', (first: Element) => click(first, { detail: 2 })],
  ['elsewhere', (_: Element, second: Element) => click(second, { x: 200 })],
  ['later', (_: Element, second: Element) => click(second, { after: 600 })],
  ['by the keyboard', (_: Element, second: Element) => click(second, { detail: 0 })],
])('a press %s is one', (_, press) => {
  const [first, second] = [aButton(), aButton()];
  click(first);
  press(first, second);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('a label and its field are one control', () => {
  document.body.innerHTML = '<label>Yes <input type="radio"></label>';
  const [label, field] = [document.querySelector('label'), document.querySelector('input')];
  field?.addEventListener('click', pressed);
  click(label as Element);
  click(field as Element);
  expect(pressed.mock.calls.length).toBeGreaterThanOrEqual(2);
});

import { describe, expect, it } from 'vitest';
import { commandOf } from './use-exam-keys.ts';

describe('keys', () => {
  it('1 to 9 and A to J choose the option at that place', () => {
    expect(commandOf('1')).toEqual({ do: 'choose', index: 0 });
    expect(commandOf('9')).toEqual({ do: 'choose', index: 8 });
    expect(commandOf('c')).toEqual({ do: 'choose', index: 2 });
    expect(commandOf('J')).toEqual({ do: 'choose', index: 9 });
  });
  it('F flags and never chooses the sixth option', () => {
    expect(commandOf('f')).toEqual({ do: 'flag' });
    expect(commandOf('F')).toEqual({ do: 'flag' });
  });
  it('left and right move; up and down stay with the radio buttons', () => {
    expect(commandOf('ArrowLeft')).toEqual({ do: 'move', to: 'back' });
    expect(commandOf('ArrowRight')).toEqual({ do: 'move', to: 'next' });
    expect(commandOf('ArrowDown')).toBeUndefined();
  });
  it('Enter confirms, and a question mark shows the list of keys', () => {
    expect(commandOf('Enter')).toEqual({ do: 'confirm' });
    expect(commandOf('?')).toEqual({ do: 'help' });
  });
  it('all others have no command', () => {
    for (const key of ['0', 'é', ' ', 'Tab', 'F1', 'ab']) expect(commandOf(key)).toBeUndefined();
  });
});

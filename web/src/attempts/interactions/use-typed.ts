import { useEffect, useRef, useState } from 'react';
import { orNull } from '../answers/response.ts';
import type { PlayerProps } from './player-props.ts';

/**
 * The text of a field, which each key answers at once. A text of only spaces is no answer, but stays in the field. An
 * answer from another device replaces the text.
 */
export function useTyped({ response, onAnswer }: Pick<PlayerProps, 'response' | 'onAnswer'>) {
  const given = typeof response === 'string' ? response : '';
  const [text, setText] = useState(given);
  const last = useRef(given);
  useEffect(() => {
    if (given === last.current) return;
    last.current = given;
    setText(given);
  }, [given]);
  return {
    text,
    type(typed: string) {
      setText(typed);
      const answer = orNull(typed);
      last.current = typeof answer === 'string' ? answer : '';
      onAnswer(answer, { isTyped: true });
    },
  };
}

import type { TextType } from '@lulus/contract';
import { RichText } from '../platform/ui/content/rich-text.tsx';

/** A hint as plain or as rich text. */
export function Hint({ hint, type }: { hint: string; type: TextType }) {
  return type === 'html' ? <RichText html={hint} /> : hint;
}

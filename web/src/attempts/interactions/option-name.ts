import { plainText } from '../../platform/ui/content/rich-text.tsx';
import type { Option } from '../paper/paper.ts';

/** Returns the option as plain text, for menus and labels. A picture has none. */
export function optionName({ text, isImage, isHtml }: Option): string {
  if (isImage) return '';
  return isHtml ? plainText(text) : text;
}

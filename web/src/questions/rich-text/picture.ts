/** Pictures of a text. */
import { MAX_IMAGE_SIDE_PX, QUESTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { Node } from '@tiptap/react';
import { assetUrl } from '../../platform/ui/content/asset-url.ts';
import { PRESSABLE } from './html-nodes.ts';

export interface Picture {
  src: string;
  alt: string;
  /** In pixels, as in the file. */
  width: number | null;
  height: number | null;
}

export const picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    lang: { default: null },
    dir: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="bank_asset/"]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('span');
      dom.setAttribute(PRESSABLE, 'picture');
      const image = document.createElement('img');
      image.src = assetUrl(node.attrs.src);
      image.alt = node.attrs.alt;
      image.width = Math.min(Number(node.attrs.width) || QUESTION_IMAGE_WIDTH_PX, QUESTION_IMAGE_WIDTH_PX);
      dom.append(image);
      return { dom };
    },
});

/** Returns the size that the server stores. Empty if the browser cannot read the file. */
export async function imageSize(file: File): Promise<Pick<Picture, 'width' | 'height'>> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, MAX_IMAGE_SIDE_PX / Math.max(bitmap.width, bitmap.height));
    const side = (length: number) => Math.max(1, Math.round(length * scale));
    return { width: side(bitmap.width), height: side(bitmap.height) };
  } catch {
    return { width: null, height: null };
  }
}

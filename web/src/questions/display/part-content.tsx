import { OPTION_IMAGE_WIDTH_PX, type OptionType } from '@lulus/contract';
import { AssetImage } from '../../platform/ui/content/asset-image.tsx';
import { RichText } from '../../platform/ui/content/rich-text.tsx';
import classes from './part-content.module.css';

interface Props {
  content: string;
  type: OptionType;
  /** Name of a picture. */
  alt?: string;
}

/** The text, rich text or picture of an option or a statement. */
export function PartContent({ content, type, alt = '' }: Props) {
  if (type === 'html') return <RichText html={content} />;
  if (type === 'file') return <AssetImage path={content} alt={alt} width={OPTION_IMAGE_WIDTH_PX} />;
  return (
    <span className={classes.plain} dir="auto">
      {content}
    </span>
  );
}

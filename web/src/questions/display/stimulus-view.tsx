import { type BankAsset, QUESTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import type { ReactNode } from 'react';
import { AssetImage } from '../../platform/ui/content/asset-image.tsx';
import { RichText } from '../../platform/ui/content/rich-text.tsx';
import classes from './stimulus-view.module.css';

interface Props {
  stimulus: { content: string; bank_asset: BankAsset };
  /** Shown below, for example actions. */
  children?: ReactNode;
}

/** A stimulus as text with its pictures, above its questions. */
export function StimulusView({ stimulus: { content, bank_asset }, children }: Props) {
  return (
    <div className={classes.stimulus}>
      <RichText html={content} />
      {bank_asset.image.map((path) => (
        <AssetImage key={path} path={path} alt="" width={QUESTION_IMAGE_WIDTH_PX} />
      ))}
      {children}
    </div>
  );
}

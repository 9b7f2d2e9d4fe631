import type { BankAsset } from '@lulus/contract';
import { assetUrl } from '../../platform/ui/content/asset-url.ts';
import classes from './answered-recordings.module.css';

interface Props {
  assets: BankAsset;
  /** For screen readers. */
  label: string;
}

/** The recordings of a question or a stimulus. Staff play them without a count. */
export function AnsweredRecordings({ assets, label }: Props) {
  return (['audio', 'video'] as const).flatMap((Player) =>
    assets[Player].map((path) => (
      // No captions, because the question asks for the spoken text.
      <Player
        key={path}
        src={assetUrl(path)}
        controls
        preload="none"
        aria-label={label}
        className={classes.media ?? ''}
      />
    )),
  );
}

import { useTranslation } from 'react-i18next';
import type { AssetKind } from '../../questions/asset-rules.ts';
import classes from './media-preview.module.css';

/** Preview of an image, a recording or a video, without a play limit. */
export function MediaPreview({ kind, url, name }: { kind: AssetKind; url: string; name: string }) {
  const { t } = useTranslation();
  if (kind === 'image') {
    return <img src={url} alt={t('bank.previewOf', { name })} className={classes.image} />;
  }
  // No captions, because the question asks for the spoken text.
  const Player = kind;
  return <Player src={url} controls preload="metadata" aria-label={name} className={classes[kind] ?? ''} />;
}

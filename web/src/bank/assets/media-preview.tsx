import { useTranslation } from 'react-i18next';
import type { AssetKind } from './asset-rules.ts';
import classes from './media-preview.module.css';

/** An image to look at, a recording to listen to, a film to watch: an admin as often as they like. */
export function MediaPreview({ kind, url, name }: { kind: AssetKind; url: string; name: string }) {
  const { t } = useTranslation();
  if (kind === 'image') {
    return <img src={url} alt={t('bank.previewOf', { name })} className={classes.image} />;
  }
  // Without captions: what is said in it is what the question asks for.
  const Player = kind;
  return <Player src={url} controls preload="metadata" aria-label={name} className={classes[kind] ?? ''} />;
}

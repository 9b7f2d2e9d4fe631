import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './asset-image.module.css';
import { assetUrl } from './asset-url.ts';

interface Props {
  path: string;
  alt: string;
  /** Width in pixels; less on narrow screens. */
  width: number;
}

/** An image of a question or an option, or a message if it cannot be loaded. */
export function AssetImage({ path, alt, width }: Props) {
  const { t } = useTranslation();
  const [failedPath, setFailedPath] = useState<string>();
  if (failedPath === path) {
    return (
      <span className={classes.missing} style={{ maxWidth: width }}>
        <IconPhotoOff size={18} aria-hidden />
        {t('ui.imageMissing')}
      </span>
    );
  }
  return (
    <img
      className={classes.image}
      src={assetUrl(path)}
      alt={alt}
      width={width}
      onError={() => setFailedPath(path)}
    />
  );
}

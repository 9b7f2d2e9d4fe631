import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../dialogs/modal.tsx';
import { useBackToClose } from '../dialogs/use-back-to-close.ts';
import { AssetImage } from './asset-image.tsx';
import { assetUrl } from './asset-url.ts';
import classes from './large-image.module.css';

interface Props {
  path: string;
  alt: string;
  /** Width in pixels; less on narrow screens. */
  width: number;
}

/** A picture that opens as large as the screen. */
export function LargeImage({ path, alt, width }: Props) {
  const { t } = useTranslation();
  const [isLarge, setLarge] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setLarge(false);
    button.current?.focus();
  }
  function open(event: MouseEvent) {
    // The picture can be a part of an option, which this must not choose.
    event.preventDefault();
    event.stopPropagation();
    setLarge(true);
  }
  useBackToClose(isLarge, close);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={t('ui.enlarge', { name: alt })}
        onClick={open}
      >
        <AssetImage path={path} alt={alt} width={width} />
      </button>
      <Modal opened={isLarge} onClose={close} title={alt} fullScreen returnFocus={false}>
        <img className={classes.large} src={assetUrl(path)} alt={alt} />
      </Modal>
    </>
  );
}

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../../time/when-idle.ts';
import { useBackToClose } from '../dialogs/use-back-to-close.ts';
import { showFailure } from '../feedback/toasts.tsx';
import { AssetImage } from './asset-image.tsx';
import { assetUrl } from './asset-url.ts';
import classes from './large-image.module.css';

interface Props {
  path: string;
  alt: string;
  /** Width in pixels; less on narrow screens. */
  width: number;
}

const loadModal = async () => (await import('../dialogs/modal.tsx')).Modal;

/** A picture that opens as large as the screen. The dialog is loaded after the picture, so that it works offline. */
export function LargeImage({ path, alt, width }: Props) {
  const { t } = useTranslation();
  const [Modal, setModal] = useState<Awaited<ReturnType<typeof loadModal>>>();
  const [isLarge, setLarge] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setLarge(false);
    button.current?.focus();
  }
  async function open(event: MouseEvent) {
    // The picture can be a part of an option, which this must not choose.
    event.preventDefault();
    event.stopPropagation();
    try {
      const loaded = await loadModal();
      setModal(() => loaded);
      setLarge(true);
    } catch {
      showFailure(t('ui.noConnection'));
    }
  }
  useEffect(() => whenIdle(() => loadModal().catch(() => undefined)), []);
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
      {Modal && (
        <Modal opened={isLarge} onClose={close} title={alt} fullScreen returnFocus={false}>
          <img className={classes.large} src={assetUrl(path)} alt={alt} />
        </Modal>
      )}
    </>
  );
}

import { IconTextSize } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DisplayDialog } from './display-dialog.tsx';

type Dialog = ComponentType<Parameters<typeof DisplayDialog>[0]>;

/** Opens the dialog for text size, contrast and motion. Its code loads at the first press. */
export function DisplayButton({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();

  async function open() {
    setOpened(true);
    // If loading fails, nothing opens and the next press retries.
    const part = await import('./display-dialog.tsx').catch(() => undefined);
    if (part) setLoaded({ Dialog: part.DisplayDialog });
    else setOpened(false);
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('display.open')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconTextSize size={20} aria-hidden />
      </button>
      {loaded && <loaded.Dialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}

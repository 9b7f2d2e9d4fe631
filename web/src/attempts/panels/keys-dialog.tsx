import { useTranslation } from 'react-i18next';
import { Modal } from '../../platform/ui/dialogs/modal.tsx';
import classes from './keys-dialog.module.css';

const KEYS = [
  ['examPanels.keyChoose', '1–9', 'A–J'],
  ['examPanels.keyMove', '←', '→'],
  ['examPanels.keyMoveOption', '↑', '↓'],
  ['examPanels.keyFlag', 'F'],
  ['examPanels.keyConfirm', 'Enter'],
  ['examPanels.keyHelp', '?'],
  ['examPanels.keyClose', 'Esc'],
] as const;

export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('examPanels.keysTitle')}
      width={520}
      returnFocus={false}
    >
      <dl className={classes.keys}>
        {KEYS.map(([meaning, key, other]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
              {other && (
                <>
                  <span>{t('examPanels.keyOr')}</span>
                  <kbd>{other}</kbd>
                </>
              )}
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

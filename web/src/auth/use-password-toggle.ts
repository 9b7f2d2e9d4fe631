import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Props for a password field whose button says what it does next. */
export function usePasswordToggle() {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  return {
    visible,
    onVisibilityChange: setVisible,
    visibilityToggleButtonProps: {
      'aria-label': visible ? t('ui.hidePassword') : t('ui.showPassword'),
      'aria-hidden': false,
      tabIndex: 0,
    },
  };
}

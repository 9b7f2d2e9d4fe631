import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of a password field. The label of its button names the next action: show or hide. */
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

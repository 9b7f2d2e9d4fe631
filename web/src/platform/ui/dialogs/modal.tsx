import {
  ModalBase,
  ModalBaseBody,
  ModalBaseCloseButton,
  ModalBaseContent,
  ModalBaseHeader,
  ModalBaseOverlay,
  ModalBaseTitle,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './modal.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Width in pixels; less on narrow screens. */
  width?: number;
  fullScreen?: boolean;
  /** Shows the dialog at the bottom edge on phones. */
  isSheet?: boolean;
  radius?: 'md' | 'lg';
  classNames?: { title?: string | undefined; header?: string | undefined; body?: string | undefined };
  closeOnClickOutside?: boolean;
  withCloseButton?: boolean;
  /** Sizes in pixels. */
  closeButton?: { size: number; iconSize: number };
  returnFocus?: boolean;
  children: ReactNode;
}

/**
 * The frame of every dialog, composed of parts of Mantine's Modal. Modal itself also imports a scroll area and the
 * positioning of floating elements. They would be a tenth of the JavaScript that a student downloads.
 */
export function Modal({
  opened,
  onClose,
  title,
  width = 440,
  fullScreen = false,
  isSheet = false,
  radius = 'md',
  classNames = {},
  closeOnClickOutside = true,
  withCloseButton = true,
  closeButton,
  returnFocus = true,
  children,
}: Props) {
  const { t } = useTranslation();
  const full = fullScreen || undefined;
  const sheet = isSheet || undefined;
  return (
    <ModalBase
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={closeOnClickOutside}
      returnFocus={returnFocus}
      closeOnEscape
      trapFocus
      lockScroll
      // Removing the scroll bar would insert a style element, which the content security policy forbids.
      removeScrollProps={{ removeScrollBar: false }}
      withinPortal
      transitionProps={{ duration: 200, transition: 'fade-down' }}
      __vars={{ '--dialog-width': `${width / 16}rem` }}
    >
      <ModalBaseOverlay />
      <ModalBaseContent
        innerProps={{
          className: classes.inner,
          ...(full && { 'data-full': true }),
          ...(sheet && { 'data-sheet': true }),
        }}
        className={classes.content}
        data-full={full}
        data-sheet={sheet}
        radius={full ? 0 : radius}
      >
        {/* Without this role, a <header> is a second banner landmark of the page. */}
        <ModalBaseHeader role="none" className={classNames.header}>
          <ModalBaseTitle className={classNames.title ?? classes.title}>{title}</ModalBaseTitle>
          {withCloseButton && <ModalBaseCloseButton aria-label={t('ui.close')} {...closeButton} />}
        </ModalBaseHeader>
        <ModalBaseBody className={classNames.body}>{children}</ModalBaseBody>
      </ModalBaseContent>
    </ModalBase>
  );
}

import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface Props extends Pick<ButtonProps, 'variant'> {
  text: string;
  label: string;
  /** Label after the text was copied. */
  done: string;
  onCopied?: () => void;
}

/** Copies a text to the clipboard. Renders nothing over plain http, where browsers have no clipboard API. */
export function CopyButton({ text, label, done, onCopied, variant = 'filled' }: Props) {
  const { copied, copy } = useClipboard();
  if (!navigator.clipboard) return null;
  return (
    <Button
      variant={variant}
      leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      onClick={() => {
        copy(text);
        onCopied?.();
      }}
    >
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  );
}

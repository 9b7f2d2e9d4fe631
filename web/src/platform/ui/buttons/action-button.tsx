import { Button, type ButtonProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef } from 'react';

type Props = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & { icon: Icon };

/** A button with an icon before its label. */
export function ActionButton({ icon: Icon, variant = 'default', ...props }: Props) {
  return <Button variant={variant} leftSection={<Icon size={18} aria-hidden />} {...props} />;
}

import { Button, type ButtonProps } from '@mantine/core';
import { Link, type LinkProps } from 'react-router';
import { pressBySpace } from './press-by-space.ts';

type Props = ButtonProps & Omit<LinkProps, keyof ButtonProps>;

/** A button that leads to another page. For the mouse it stays a link, which the middle button opens in a new tab. */
export function NavButton(props: Props) {
  return <Button component={Link} role="button" onKeyDown={pressBySpace} {...props} />;
}

import { Button, type ButtonProps } from '@mantine/core';
import { Link, type LinkProps } from 'react-router';
import { pressBySpace } from './press-by-space.ts';

type Props = ButtonProps & Omit<LinkProps, keyof ButtonProps>;

/** A link to another page with the look and the role of a button. A middle click still opens it in a new tab. */
export function NavButton(props: Props) {
  return <Button component={Link} role="button" onKeyDown={pressBySpace} {...props} />;
}

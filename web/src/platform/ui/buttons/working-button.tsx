import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends ButtonProps {
  icon: ReactNode;
  /** Says what is being done, in place of the label. */
  working: string | false;
  onClick: () => void;
}

/** A button for an action of unknown length: it shows what it does until it is done. */
export function WorkingButton({ icon, working, children, onClick, ...props }: Props) {
  return (
    <>
      <Button
        {...props}
        leftSection={working ? <Loader size={18} color="currentColor" aria-hidden /> : icon}
        aria-disabled={working !== false || undefined}
        onClick={() => {
          if (working === false) onClick();
        }}
      >
        {working || children}
      </Button>
      <span className="visually-hidden" role="status">
        {working}
      </span>
    </>
  );
}

import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends ButtonProps {
  icon: ReactNode;
  /** Label while the action runs; false while it does not. */
  working: string | false;
  onClick: () => void;
}

/** A button for a long action. While the action runs, it shows its progress text and ignores clicks. */
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

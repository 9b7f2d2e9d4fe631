import { uptime } from 'node:os';

/** The server's time. Code that depends on the time takes a clock as a parameter, so that tests can move it. */
export interface Clock {
  (): Date;
  /** Present if the clock ignores jumps of the machine's clock. */
  guard?: ClockGuard;
}

export interface ClockGuard {
  /** Milliseconds by which the machine's clock has jumped ahead (positive) or back (negative); 0 if it has not. */
  jump(): number;
  /** Sets this clock to the machine's time. */
  adopt(): void;
}

interface Machine {
  /** Milliseconds since 1970 by the machine's clock. An operator or a time server may set it. */
  wall(): number;
  /** Milliseconds since the machine's start. Setting the clock does not affect it, and it includes sleep. */
  uptime(): number;
}

const JUMP_MS = 60_000;

/**
 * A clock that follows small corrections of the machine's clock, as time servers make them. It ignores a jump of a
 * minute or more until `adopt` is called. `onJump` is called once per jump.
 */
export function guardClock({ wall, uptime }: Machine, onJump: (ms: number) => void = () => undefined): Clock {
  /** The time at which the machine's uptime was 0, in milliseconds since 1970. */
  let origin = wall() - uptime();
  let jumped = false;

  function jump(): number {
    const ahead = wall() - (origin + uptime());
    if (Math.abs(ahead) >= JUMP_MS) {
      if (!jumped) onJump(ahead);
      jumped = true;
      return ahead;
    }
    origin += ahead;
    jumped = false;
    return 0;
  }

  function adopt(): void {
    origin = wall() - uptime();
    jumped = false;
  }

  const now = () => {
    jump();
    return new Date(Math.round(origin + uptime()));
  };
  return Object.assign(now, { guard: { jump, adopt } });
}

const READ_EVERY_MS = 100;
let lastRead = { uptime: uptime() * 1000, at: performance.now() };

/** Reads the uptime at most ten times a second, since each read opens a file and every request needs the time. */
function machineUptime(): number {
  const now = performance.now();
  if (now - lastRead.at > READ_EVERY_MS) lastRead = { uptime: uptime() * 1000, at: now };
  return lastRead.uptime + now - lastRead.at;
}

export const systemClock = guardClock({ wall: Date.now, uptime: machineUptime }, (ms) => {
  const seconds = Math.round(Math.abs(ms) / 1000);
  process.stderr.write(
    `The machine's clock was set ${ms > 0 ? 'ahead' : 'back'} by ${seconds} seconds. ` +
      'Lulus continues with its own time, and adopts the new one when no attempt is running.\n',
  );
});

import { uptime } from 'node:os';

/** The server's time. Code that decides by it gets it as a parameter, so that tests can move it. */
export interface Clock {
  (): Date;
  /** Of a clock that does not go with every jump of the machine's. */
  guard?: ClockGuard;
}

export interface ClockGuard {
  /** How many milliseconds the machine's clock has jumped ahead of this one, or back; 0 while they go together. */
  jump(): number;
  /** Takes over the machine's time. */
  adopt(): void;
}

/** Both in milliseconds. */
interface Machine {
  /** The time of day, as it is set. */
  wall(): number;
  /** What goes on evenly whatever the time is set to, also while the machine sleeps. */
  uptime(): number;
}

const JUMP_MS = 60_000;

/**
 * A clock that follows the machine's small corrections, as time servers make them. When the machine's time is set, it
 * goes on evenly, and adopts the new time only when it is told to.
 */
export function guardClock({ wall, uptime }: Machine, onJump: (ms: number) => void = () => undefined): Clock {
  /** The time at which the machine's uptime was 0. */
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

const ASK_EVERY_MS = 100;
let asked = { uptime: uptime() * 1000, at: performance.now() };

/** The machine is asked ten times a second: it reads a file to answer, and every request asks for the time. */
function machineUptime(): number {
  const now = performance.now();
  if (now - asked.at > ASK_EVERY_MS) asked = { uptime: uptime() * 1000, at: now };
  return asked.uptime + now - asked.at;
}

export const systemClock = guardClock({ wall: Date.now, uptime: machineUptime }, (ms) => {
  const seconds = Math.round(Math.abs(ms) / 1000);
  process.stderr.write(
    `The machine's clock was set ${ms > 0 ? 'ahead' : 'back'} by ${seconds} seconds. ` +
      'Lulus goes on by its own time, and takes the new one over when no attempt is running.\n',
  );
});

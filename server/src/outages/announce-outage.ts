import type { Accounted } from './heartbeat.ts';

/** Prints an outage to the server's output. */
export function announceOutage({ began_at, ended_at, given_back }: Accounted): void {
  const seconds = Math.round((ended_at.getTime() - began_at.getTime()) / 1000);
  const given =
    given_back === null
      ? 'Giving the time back is switched off.'
      : `${given_back} running attempts got the time back.`;
  process.stderr.write(
    `No server was at work for ${seconds} seconds from ${began_at.toISOString()}. ${given}\n`,
  );
}

import type { Config } from '../platform/config.ts';
import type { FirstAdmin } from '../platform/worker-messages.ts';

const LABEL_WIDTH = 12;

/** Returns the address at which a browser on this machine reaches the server. */
export function addressOf(config: Config, port: number): string {
  if (config.PUBLIC_URL) return config.PUBLIC_URL;
  const isAnyAddress = config.HOST === '0.0.0.0' || config.HOST === '::';
  const host = isAnyAddress ? 'localhost' : config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  return `http://${host}:${port}`;
}

/** Returns the text that a started server prints: its address, the first admin and the data folder. */
export function announcement(config: Config, port: number, firstAdmin: FirstAdmin | undefined): string {
  const rows: [string, string][] = [['Open', addressOf(config, port)]];
  if (firstAdmin) {
    const shown = config.ADMIN_PASSWORD ? '(the one in ADMIN_PASSWORD)' : firstAdmin.password;
    rows.push(['Admin', firstAdmin.email], ['Password', `${shown}   shown this once: keep it`]);
  }
  rows.push(['Data', config.DATA_DIR]);
  if (config.DATABASE_URL) rows.push(['Database', 'the one in DATABASE_URL']);
  const lines = rows.map(([label, value]) => `  ${label.padEnd(LABEL_WIDTH)}${value}`);
  return `\n  Lulus is ready.\n\n${lines.join('\n')}\n\n`;
}

/** Exact arithmetic with decimal strings. */

interface Scaled {
  digits: bigint;
  decimals: number;
}

function scaled(text: string): Scaled {
  const [whole = '0', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}

function written({ digits, decimals }: Scaled): string {
  const plain = (digits < 0n ? -digits : digits).toString().padStart(decimals + 1, '0');
  const at = plain.length - decimals;
  const fraction = plain.slice(at).replace(/0+$/, '');
  return `${digits < 0n ? '-' : ''}${plain.slice(0, at)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Percent of the absolute value. */
export function percentOf(value: string, percent: string): string {
  const [one, other] = [scaled(value), scaled(percent)];
  const digits = one.digits * other.digits;
  return written({ digits: digits < 0n ? -digits : digits, decimals: one.decimals + other.decimals + 2 });
}

/** The middle between two bounds, and its distance to them. */
export function middleOf(min: string, max: string): { value: string; tolerance: string } {
  const [low, high] = [scaled(min), scaled(max)];
  const decimals = Math.max(low.decimals, high.decimals);
  const align = (one: Scaled) => one.digits * 10n ** BigInt(decimals - one.decimals);
  const halved = (digits: bigint) => written({ digits: digits * 5n, decimals: decimals + 1 });
  return { value: halved(align(low) + align(high)), tolerance: halved(align(high) - align(low)) };
}

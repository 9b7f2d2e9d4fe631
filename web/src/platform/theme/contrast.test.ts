/** High contrast: texts have 7:1 on every background where they are used, and borders 4.5:1. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { cssVariables, theme } from './theme.ts';

const css = readFileSync(join(import.meta.dirname, 'display.css'), 'utf8');
const resolved = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));

function rolesOf(scheme: 'light' | 'dark'): Record<string, string> {
  const rule = new RegExp(`data-more-contrast\\]\\[data-mantine-color-scheme="${scheme}"\\] \\{([^}]*)\\}`);
  const own = [...(rule.exec(css)?.[1] ?? '').matchAll(/(--[\w-]+): (#\w+);/g)];
  return { ...resolved[scheme], ...Object.fromEntries(own.map(([, name, value]) => [name, value])) };
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const BACKGROUNDS = ['page', 'surface', 'surface-quiet'];
const TEXTS: Record<string, string[]> = {
  ink: [...BACKGROUNDS, 'brand-soft', 'attention-soft', 'good-soft', 'bad-soft'],
  'ink-soft': [...BACKGROUNDS, 'brand-soft'],
  brand: [...BACKGROUNDS, 'brand-soft'],
  'brand-strong': [...BACKGROUNDS, 'brand-soft', 'brand-softer'],
  attention: [...BACKGROUNDS, 'attention-soft'],
  good: [...BACKGROUNDS, 'good-soft'],
  bad: [...BACKGROUNDS, 'bad-soft'],
  gold: ['surface', 'gold-soft'],
  silver: ['surface', 'silver-soft'],
  bronze: ['surface', 'bronze-soft'],
  'on-brand': ['brand'],
  'on-bad': ['bad'],
};

test.each(['light', 'dark'] as const)('contrast is sufficient in the %s scheme', (scheme) => {
  const roles = rolesOf(scheme);
  const colour = (role: string) => roles[`--lulus-${role}`] ?? '';
  const insufficient = (role: string, backgrounds: string[], least: number) =>
    backgrounds
      .filter((background) => !(contrast(colour(role), colour(background)) >= least))
      .map(
        (background) => `${role} on ${background}: ${contrast(colour(role), colour(background)).toFixed(2)}`,
      );
  expect(Object.entries(TEXTS).flatMap(([role, backgrounds]) => insufficient(role, backgrounds, 7))).toEqual(
    [],
  );
  expect(['line', 'line-strong', 'focus'].flatMap((role) => insufficient(role, BACKGROUNDS, 4.5))).toEqual(
    [],
  );
});

/**
 * Makes a stylesheet of the theme's CSS variables (`virtual:theme-variables.css`). Mantine would write them into a
 * style element at the start, which the content security policy forbids. So the code that writes them is left out of
 * the program. Mantine's own palette is left out too, because the program names only the theme's colours.
 */
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';

const NAME = 'virtual:theme-variables.css';
const COLORS = /\/@mantine\/core\/esm\/.*\/default-colors\.mjs$/;
const WRITER = /\/@mantine\/core\/esm\/.*\/MantineCssVariables\.mjs$/;
const THEME = fileURLToPath(new URL('../src/platform/theme/theme.ts', import.meta.url));

type Variables = Record<string, string>;

function without(known: Variables, all: Variables): Variables {
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => known[name] !== value));
}

/** Paper is white in the dark scheme as well. */
function onPaper(light: Variables): string {
  const lines = Object.entries(light).map(([name, value]) => `${name}: ${value};`);
  return `:root[data-mantine-color-scheme] { ${lines.join(' ')} }`;
}

export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (WRITER.test(id)) return 'export const MantineCssVariables = () => null;';
      if (COLORS.test(id)) return 'export const DEFAULT_COLORS = {};';
      if (id !== `\0${NAME}`) return;
      this.addWatchFile(THEME);
      const { mtimeMs } = await stat(THEME);
      const { theme, cssVariables } = await import(`${THEME}?${mtimeMs}`);
      const whole = mergeMantineTheme(DEFAULT_THEME, theme);
      const all = deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole));
      // What Mantine's own stylesheet says already.
      const known = defaultCssVariablesResolver(DEFAULT_THEME);
      const light = without(known.light, all.light);
      const screen = convertCssVariables({
        variables: without(known.variables, all.variables),
        light,
        dark: without(known.dark, all.dark),
      });
      return `${screen} @media print { ${onPaper(light)} }`;
    },
  };
}

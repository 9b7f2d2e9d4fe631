/**
 * Creates a stylesheet with the theme's CSS variables (`virtual:theme-variables.css`). Mantine would insert them as a
 * style element, which the content security policy forbids. The build replaces that code. It also replaces Mantine's
 * palette, because the program uses only the theme's colours.
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

/** Returns a rule that applies the light colours when printing, also in the dark scheme. */
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
      const fullTheme = mergeMantineTheme(DEFAULT_THEME, theme);
      const all = deepMerge(defaultCssVariablesResolver(fullTheme), cssVariables(fullTheme));
      // Mantine's own stylesheet already contains these variables.
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

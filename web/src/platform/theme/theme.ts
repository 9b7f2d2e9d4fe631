/**
 * Mantine theme with our palette: `gray` and `dark` are slates, and `teal` is the brand.
 * Components should use the roles below (`--lulus-*`), which the light and the dark scheme define.
 */
import { EXAM_VIEW_HEIGHT_PX } from '@lulus/contract';
import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const teal: MantineColorsTuple = [
  '#effaf8',
  '#d6f3ee',
  '#aee6dd',
  '#7cd3c6',
  '#46b8aa',
  '#219a8d',
  '#14857a',
  '#0f766e',
  '#0c5f59',
  '#0a4a46',
];

const red: MantineColorsTuple = [
  '#fef2f1',
  '#fce0dd',
  '#f8c0ba',
  '#f29a91',
  '#e8746a',
  '#da5146',
  '#c63d33',
  '#b42f27',
  '#922620',
  '#751f1b',
];

const gray: MantineColorsTuple = [
  '#f7f9fa',
  '#eef2f4',
  '#e2e8ec',
  '#cdd6dc',
  '#a9b6bf',
  '#7d8d98',
  '#5b6b77',
  '#455561',
  '#2f3c47',
  '#1b2630',
];

const dark: MantineColorsTuple = [
  '#e3eaee',
  '#c3ced6',
  '#9fafba',
  '#7e8f9b',
  '#33434f',
  '#22313c',
  '#18242e',
  '#0f1720',
  '#0b1219',
  '#070c11',
];

/**
 * Text colours of brand and red buttons. They are light on dark in the light scheme, and dark on light in the dark
 * one.
 */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.color === 'red' && input.variant === 'filled') return { ...colors, color: 'var(--lulus-on-bad)' };
  const brand = input.color === undefined || input.color === 'teal';
  if (!brand) return colors;
  if (input.variant === 'filled') return { ...colors, color: 'var(--lulus-on-brand)' };
  if (input.variant !== 'light') return colors;
  return {
    ...colors,
    background: 'var(--lulus-brand-soft)',
    hover: 'var(--lulus-brand-softer)',
    color: 'var(--lulus-brand-strong)',
  };
};

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  variantColorResolver: variantColors,
  colors: { teal, red, gray, dark },
  black: '#13202a',
  fontFamily: "'Plus Jakarta Sans Variable', 'Jakarta Fallback', system-ui, sans-serif",
  headings: { fontFamily: "'Plus Jakarta Sans Variable', 'Jakarta Fallback', system-ui, sans-serif" },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.6' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    // Controls are large enough for a thumb.
    Button: Button.extend({
      defaultProps: { size: 'md' },
      vars: (_, { size }) => ({ root: size === 'md' ? { '--button-height': 'var(--lulus-control)' } : {} }),
    }),
    Input: Input.extend({
      vars: (_, { size }) => ({
        wrapper: size === 'md' ? { '--input-height': 'var(--lulus-control)' } : {},
      }),
    }),
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    TagsInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
  },
});

export const cssVariables: CSSVariablesResolver = (t) => ({
  variables: {
    '--lulus-control': '3rem',
    '--lulus-exam-height': `${EXAM_VIEW_HEIGHT_PX}px`,
    '--lulus-content-font':
      "'Atkinson Hyperlegible Next', 'Noto Sans Arabic', 'Content Fallback', system-ui, sans-serif",
  },
  light: {
    '--mantine-color-body': '#f7f9fa',
    '--mantine-color-text': '#1b2630',
    '--mantine-color-dimmed': '#5b6b77',
    '--mantine-color-placeholder': '#687883',
    '--mantine-color-default-border': '#cdd6dc',
    '--mantine-color-error': t.colors.red?.[7] ?? 'red',
    '--lulus-page': '#f7f9fa',
    '--lulus-surface': '#ffffff',
    '--lulus-surface-quiet': '#eef2f4',
    '--lulus-surface-hover': '#f7f9fa',
    '--lulus-line': '#e2e8ec',
    '--lulus-line-strong': '#84949f',
    '--lulus-ink': '#1b2630',
    '--lulus-ink-soft': '#53636f',
    '--lulus-brand': '#0f766e',
    '--lulus-brand-strong': '#0c5f59',
    '--lulus-brand-soft': '#e3f4f1',
    '--lulus-brand-softer': '#d3ece8',
    '--lulus-on-brand': '#ffffff',
    '--lulus-attention': '#a65c0c',
    '--lulus-attention-soft': '#fff4df',
    '--lulus-attention-line': '#f3d49c',
    '--lulus-good': '#0c6b4d',
    '--lulus-good-soft': '#e0f5ea',
    '--lulus-bad': '#b42f27',
    '--lulus-bad-soft': '#fdecea',
    '--lulus-on-bad': '#ffffff',
    '--lulus-coin': '#d29a12',
    '--lulus-gold': '#8a5a00',
    '--lulus-gold-soft': '#fdeebd',
    '--lulus-silver': '#55636e',
    '--lulus-silver-soft': '#e3e9ee',
    '--lulus-bronze': '#8f4a1d',
    '--lulus-bronze-soft': '#f8e0cf',
    '--lulus-focus': '#0f766e',
    '--lulus-shadow': '0 1px 2px rgb(27 38 48 / 5%), 0 8px 24px -16px rgb(27 38 48 / 18%)',
  },
  dark: {
    '--mantine-color-body': '#0f1720',
    '--mantine-color-text': '#e3eaee',
    '--mantine-color-dimmed': '#9fafba',
    '--mantine-color-placeholder': '#8797a3',
    '--mantine-color-default-border': '#33434f',
    '--mantine-color-error': t.colors.red?.[3] ?? 'red',
    // Mantine's hover colour is too dark for the dark label of the button.
    '--mantine-color-red-filled-hover': t.colors.red?.[3] ?? 'red',
    '--lulus-page': '#0f1720',
    '--lulus-surface': '#16212b',
    '--lulus-surface-quiet': '#1d2a35',
    '--lulus-surface-hover': '#192530',
    '--lulus-line': '#263642',
    '--lulus-line-strong': '#637683',
    '--lulus-ink': '#e3eaee',
    '--lulus-ink-soft': '#a3b2bd',
    '--lulus-brand': '#5cc6b8',
    '--lulus-brand-strong': '#7cd3c6',
    '--lulus-brand-soft': '#14332f',
    '--lulus-brand-softer': '#1a403b',
    '--lulus-on-brand': '#0b1f1d',
    '--lulus-attention': '#f9c066',
    '--lulus-attention-soft': '#2e2415',
    '--lulus-attention-line': '#5b4520',
    '--lulus-good': '#6fd3a5',
    '--lulus-good-soft': '#12301f',
    '--lulus-bad': '#f29a91',
    '--lulus-bad-soft': '#381b1a',
    '--lulus-on-bad': '#2a0f0d',
    '--lulus-coin': '#f6cf65',
    '--lulus-gold': '#f6cf65',
    '--lulus-gold-soft': '#3a2e10',
    '--lulus-silver': '#c6d2db',
    '--lulus-silver-soft': '#2b3843',
    '--lulus-bronze': '#eca877',
    '--lulus-bronze-soft': '#3a2618',
    '--lulus-focus': '#7cd3c6',
    '--lulus-shadow': '0 1px 2px rgb(0 0 0 / 30%)',
  },
});

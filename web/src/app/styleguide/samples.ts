/** Texts of the style page. Only developers see it, so it has one language and no catalogue. */
export const samples = {
  title: 'Style guide',
  lead: 'Every shared part of ui/, and what the theme gives them. Switch the colours at the top: both schemes are designed.',
  colours: 'Colours',
  type: 'Type',
  shapes: 'Spacing, radii, shadow and focus',
  controls: 'Controls and their states',
  parts: 'Parts of ui/',
  sentence: 'Setiap siswa menjawab dengan tenang. Quick 1234567890 – “é” ½',
  button: 'Save',
  cancel: 'Cancel',
  field: 'School name',
  hint: 'As it stands on the certificate.',
  error: 'This field is required.',
  value: 'SMA Nusantara',
  empty: 'No questions yet',
  emptyText: 'Insert the first one, or import a sheet.',
  name: 'Siti Nur Rahmawati',
  class: 'X IPA 2',
  date: '21 November 2026',
  long: 'A sentence that is long enough to wrap where the screen is narrow, so that one sees how the part takes it.',
  html: '<p>Which <strong>one</strong> is <em>right</em>, <u>and</u> <s>why</s>?</p>',
  sections: ['LISTENING', 'STRUCTURE', 'READING'],
} as const;

/** The theme's colour roles in groups: surfaces and text, brand, states, medals. */
export const roleGroups = [
  ['page', 'surface', 'surface-quiet', 'line', 'line-strong', 'ink', 'ink-soft'],
  ['brand', 'brand-strong', 'brand-soft', 'brand-softer', 'on-brand', 'focus'],
  ['attention', 'attention-soft', 'attention-line', 'good', 'good-soft', 'bad', 'bad-soft', 'on-bad'],
  ['coin', 'gold', 'gold-soft', 'silver', 'silver-soft', 'bronze', 'bronze-soft'],
] as const;

export const typeSizes = [
  '0.75rem',
  '0.8125rem',
  '0.875rem',
  '0.9375rem',
  '1rem',
  '1.125rem',
  '1.5rem',
  '2.125rem',
  '3rem',
];
export const spaces = ['4px', '8px', '12px', '16px', '24px', '32px', '48px', '64px'];

/** An examination of all types with every part of rich content. */
import type { BankItem, Stimulus } from '@lulus/contract';
import sharp from 'sharp';
import { renderLatex } from '../../src/content/write-math.ts';
import type { ExportedExamination } from '../../src/interchange/exported.ts';
import { anExportedExamination, anExportedItem } from '../exported-item.ts';
import { FIVE_TYPES } from '../five-types.ts';

export const math = (latex: string, isBlock = false): string => {
  const rendered = renderLatex(latex, isBlock);
  if (rendered === undefined) throw new Error(`Temml cannot read ${latex}`);
  return rendered;
};

export const aPicture = (format: 'png' | 'webp' | 'gif' | 'jpeg' | 'avif', width = 400): Promise<Buffer> =>
  sharp({ create: { width, height: 250, channels: 3, background: '#3b7dd8' } })
    .toFormat(format)
    .toBuffer();

const RICH = [
  '<p>Teks <b>tebal</b>, <i>miring</i>, <u>garis</u>, <s>coret</s>, H<sub>2</sub>O, m<sup>2</sup>, <code>x = 1</code>.<br />Baris kedua.</p>',
  '<ul><li>satu<ul><li>dalam</li></ul></li><li>dua</li></ul><ol start="3"><li>tiga</li><li>empat</li></ol>',
  '<blockquote><p>Kutipan yang cukup panjang.</p></blockquote><pre><code>for i in range(3):\n    print(i)</code></pre>',
  '<table><caption>Penduduk</caption><thead><tr><th rowspan="2">Kota</th><th colspan="2">Tahun</th></tr><tr><th>2019</th><th>2020</th></tr></thead><tbody><tr><td>Bandung</td><td>2,5</td><td>2,6</td></tr><tr><td>Medan</td><td colspan="2">2,2</td></tr></tbody></table>',
].join('');

const stimulus: Stimulus = {
  id: '0198f3a1-0000-7000-8000-00000000000a',
  examination_id: '0198f3a1-0000-7000-8000-000000000002',
  bank_section: 'LITERASI',
  content:
    '<p>Hutan hujan tropis adalah hutan dengan curah hujan tinggi. Hutan ini menyimpan banyak karbon dan menjadi rumah bagi jutaan jenis makhluk hidup.</p><p>Luasnya terus berkurang karena pembukaan lahan.</p>',
  bank_asset: { image: ['bank_asset/hutan.webp'], audio: ['bank_asset/hutan.mp3'], video: [] },
  play_limit: 1,
  shuffle_items: false,
} as Stimulus;

const numbered = (items: Partial<BankItem>[]): BankItem[] =>
  items.map((fields, at) =>
    anExportedItem({ id: `0198f3a1-0000-7000-8000-${String(at + 100).padStart(12, '0')}`, ...fields }),
  );

const question: Record<string, string> = {
  choice_table: '<p>Tentukan pernyataan berikut benar atau salah.</p>',
  match: '<p>Jodohkan negara dengan ibu kotanya.</p>',
  order: '<p>Urutkan daur hidup kupu-kupu.</p>',
  short_answer: '<p>Siapakah Bapak Pendidikan Indonesia?</p>',
  number: '<p>Panjang sisi miring segitiga itu adalah …</p>',
  essay: '<p>Ceritakan kota tempat tinggalmu.</p>',
  choice: '<p>Apakah ibu kota Prancis?</p>',
  choice_multiple: '<p>Manakah yang termasuk ikan?</p>',
};

export async function samplePaper(): Promise<ExportedExamination> {
  const types = Object.values(FIVE_TYPES).map(
    ({ item }): Partial<BankItem> => ({
      bank_section: 'SEMUA JENIS',
      ...(question[item.interaction ?? 'choice'] && {
        bank_question: question[item.interaction ?? 'choice'] as string,
      }),
      ...(item as Partial<BankItem>),
    }),
  );
  const rich: Partial<BankItem>[] = [
    { bank_question: RICH },
    {
      bank_question: `<p>Akar dari ${math('x^2 - 5x + 6 = 0')} adalah …</p><p>${math('x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}', true)}</p>`,
      option_type: 'html',
      bank_option: {
        1: math('\\frac{1}{2}'),
        2: math('\\sum_{i=1}^{n} i^2'),
        3: math('\\int_0^1 \\left(\\frac{x}{2}\\right)^2 dx'),
        4: math('\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}'),
      },
      bank_key: ['3'],
      bank_question_weight: 2.5,
      hint: '<p>Gunakan rumus.</p><p>Lalu hitung.</p>',
      hint_type: 'html',
      tags: ['aljabar'],
    },
    {
      bank_question: '<p dir="rtl" lang="ar">ما مَعْنَى كَلِمَةِ «كِتَابٌ»؟</p>',
      bank_option: { 1: 'Buku', 2: 'قلم', 3: 'Kata كتاب berarti buku' },
    },
    {
      bank_question:
        '<p lang="ja"><ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>の<ruby>読<rt>よ</rt></ruby>み方は？</p>',
      bank_option: { 1: 'かんじ', 2: 'もじ' },
    },
    {
      bank_question:
        '<p>Perhatikan gambar.</p><p><img src="bank_asset/hutan.webp" alt="Hutan hujan" width="240" height="150" /></p>',
      option_type: 'file',
      bank_option: { 1: 'bank_option/a.png', 2: 'bank_option/b.gif' },
    },
  ];
  const group: Partial<BankItem>[] = ['Apakah hutan hujan?', 'Mengapa luasnya berkurang?'].map((text) => ({
    bank_question: `<p>${text}</p>`,
    stimulus_id: stimulus.id,
    bank_section: 'LITERASI',
    bank_option: { 1: 'Curah hujannya tinggi', 2: 'Letaknya jauh', 3: 'Pembukaan lahan' },
  }));
  const media = new Map<string, Uint8Array>([
    ['bank_asset/hutan.webp', await aPicture('webp')],
    ['bank_asset/hutan.mp3', new Uint8Array(8)],
    ['bank_option/a.png', await aPicture('png')],
    ['bank_option/b.gif', await aPicture('gif')],
  ]);
  const items = numbered([
    ...types,
    ...rich.map((fields) => ({ bank_section: 'ISI KAYA', ...fields })),
    ...group,
  ]);
  return { ...anExportedExamination(items), name: 'Penilaian Akhir Semester', stimuli: [stimulus], media };
}

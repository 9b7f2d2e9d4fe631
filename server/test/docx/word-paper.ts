/**
 * A mathematics paper as a teacher writes it in Word. Its 40 questions have automatic numbers, formulas, pictures and
 * tables. Three have a passage, five are essays. The keys stand in a table at the end.
 */
import {
  anchoredPicture,
  buildDocx,
  equation,
  equationAlone,
  inlinePicture,
  item,
  type List,
  math,
  paragraph,
  questionList,
  run,
  table,
} from './build-docx.ts';
import { png } from './png.ts';

export const PAPER_CHOICES = 35;
export const PAPER_ESSAYS = 5;
/** Lines of the title, which belong to no question. */
export const PAPER_OUTSIDE = 1;
/** The right letter of each of the first questions. */
export const PAPER_KEYS = Array.from(
  { length: PAPER_CHOICES },
  (_, at) => 'ABCDE'[(at * 3 + 1) % 5] as string,
);

const { brackets, fraction, limit, matrix, nary, root, sub, sup, text } = math;
const cases = (rows: string[]) =>
  `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr><m:e><m:eqArr>${rows.map((one) => `<m:e>${text(one)}</m:e>`).join('')}</m:eqArr></m:e></m:d>`;

const options = (contents: string[]) => contents.map((content) => item(content, 1, 1));
const numbers = (first: number) => options([0, 1, 2, 3, 4].map((step) => String(first + step)));
const formulas = (make: (at: number) => string) => options([1, 2, 3, 4, 5].map((at) => equation(make(at))));

/** Five kinds of questions, again and again with other numbers. */
const kinds: ((at: number) => string[])[] = [
  (at) => [
    item(
      `${run('Hasil dari ')}${equation(fraction(String(at), '2'), text('+'), fraction('3', '4'))}${run(' adalah …')}`,
      1,
    ),
    ...formulas((n) => fraction(String(2 * at + n), '4')),
  ],
  (at) => [
    item(
      `${run('Diketahui ')}${equation(sup(brackets([`${text('x+')}${brackets([text(`y-${at}`)])}`], '[', ']'), '2'), text('=0'))}${run('. Nilai x yang memenuhi adalah …')}`,
      1,
    ),
    ...numbers(at),
  ],
  (at) => [
    item('Perhatikan gambar berikut!', 1),
    paragraph(inlinePicture(`rId1${at % 4}`, `Bangun ${at}`, 200, 120)),
    paragraph(`Luas bangun nomor ${at} adalah … cm².`),
    table([
      ['A. 12', 'D. 18'],
      ['B. 14', 'E. 20'],
      ['C. 16', ''],
    ]),
  ],
  (at) => [
    item(
      `${run('Tentukan nilai dari ')}${equation(limit('lim', 'x→0', fraction(`${text(`${at}x`)}`, 'x')))}${run('!')}`,
      1,
    ),
    paragraph(`A. ${at - 1}\tB. ${at}\tC. ${at + 1}\tD. ${at + 2}\tE. ${at + 3}`),
  ],
  (at) => [
    item(
      `${run('Determinan matriks ')}${equation(
        brackets(
          [
            matrix([
              [String(at), '2'],
              ['3', '4'],
            ]),
          ],
          '[',
          ']',
        ),
      )}${run(' adalah …')}`,
      1,
    ),
    ...numbers(at * 4 - 8),
  ],
  (at) => [
    item(`${run('Tabel berikut memuat nilai kelas ke-')}${run(String(at), '<w:b/>')}${run('.')}`, 1),
    table([
      ['Nilai', '70', '80', '90'],
      ['Frekuensi', String(at), '5', '3'],
    ]),
    paragraph('Banyak siswa adalah …'),
    ...numbers(at + 6),
  ],
  (at) => [
    item(
      `${run('Nilai dari ')}${equation(nary('∑', 'k=1', String(at), sub('a', 'k')))}${run(' dan ')}${equation(root(text('27'), '3'))}${run(' adalah …')}`,
      1,
    ),
    ...formulas((n) => `${text(`${n}`)}${root(String(at))}`),
  ],
  (at) => [
    item('Gambar bangun datar yang benar adalah …', 1),
    ...options(
      [0, 1, 2, 3, 0].map((n, place) => anchoredPicture(`rId1${n}`, `Pilihan ${at}-${place + 1}`, 60, 40)),
    ),
  ],
];

const PASSAGE = [
  paragraph('Bacalah teks berikut untuk menjawab soal nomor 11–13!'),
  paragraph(
    'Sebuah kebun berbentuk persegi panjang. Panjangnya dua kali lebarnya, dan kelilingnya 60 meter.',
  ),
];

function choices(): string[] {
  return Array.from({ length: PAPER_CHOICES }, (_, at) => {
    const kind = kinds[at % kinds.length] as (typeof kinds)[number];
    return [...(at === 10 ? PASSAGE : []), ...kind(at + 1), ...(at % 3 === 0 ? [paragraph()] : [])];
  }).flat();
}

const essays = [
  item('Jelaskan cara mencari luas lingkaran!', 1),
  item(`${run('Selesaikan sistem berikut: ')}${equation(cases(['x+y=3', 'x−y=1']))}`, 1),
  item(`${run('Buktikan rumus ini!')}`, 1),
  paragraph(equationAlone(nary('∫', '0', '1', text('2xdx'), 'subSup'), text('=1'))),
  item('Gambarlah grafik fungsi kuadrat!', 1),
  item('Hitung volume kubus dengan rusuk 5 cm!', 1),
];

function keyTable(): string {
  const rows: string[][] = [];
  for (let from = 0; from < PAPER_CHOICES; from += 10) {
    const part = PAPER_KEYS.slice(from, from + 10);
    rows.push(['No', ...part.map((_, at) => String(from + at + 1))], ['Kunci', ...part]);
  }
  return table(rows);
}

const lists: List[] = [questionList];

export function buildWordPaper(): Uint8Array {
  const colors: [number, number, number][] = [
    [200, 30, 30],
    [30, 160, 60],
    [40, 80, 200],
    [230, 180, 40],
  ];
  const pictures = Object.fromEntries(
    colors.map((color, at) => [`rId1${at}`, { name: `image${at + 1}.png`, bytes: png(60 + at, 40, color) }]),
  );
  const body = [
    paragraph(run('PENILAIAN AKHIR SEMESTER', '<w:b/>'), '<w:jc w:val="center"/>'),
    paragraph(run('Mata pelajaran Matematika, kelas XI', '<w:b/>'), '<w:jc w:val="center"/>'),
    paragraph(),
    paragraph(run('I. PILIHAN GANDA', '<w:b/>')),
    ...choices(),
    paragraph(run('II. URAIAN', '<w:b/>')),
    ...essays,
    paragraph(),
    paragraph(run('KUNCI JAWABAN', '<w:b/>')),
    keyTable(),
    paragraph(),
  ];
  return buildDocx(body, { lists, pictures });
}

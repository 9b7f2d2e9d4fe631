/** Files as teachers have them, for the pictures of the guides, with a drawing of those that people see as a page. */
import { buildDocx, cell, equation, math, paragraph, run, table } from '../server/test/docx/build-docx.ts';
import { zip } from '../server/test/qti1-files.ts';
import { aSheet } from '../server/test/sheets.ts';

type Language = 'en' | 'id';

export interface Source {
  file: { name: string; bytes: Uint8Array };
  /** The document as HTML. Files of other programs have none. */
  drawing?: { html: string; isWide: boolean };
}

/** Text with tags, as it stands in XML. */
const below = (number: string) => `&lt;sub&gt;${number}&lt;/sub&gt;`;
const H2O = `H${below('2')}O`;
const CO2 = `CO${below('2')}`;

const words = {
  en: {
    heading: 'I. MULTIPLE CHOICE',
    organ: ['Which organ pumps blood through the body?', 'Lung', 'Heart', 'Liver', 'Kidney'],
    sum: 'What is the value of ',
    key: 'Answer: B',
    decimals: ['0.25', '0.5', '0.75', '1'],
    columns: ['No', 'Type', 'Question', 'Option A', 'Option B', 'Option C', 'Key', 'Weight'],
    rows: [
      [
        'Choice',
        'Which gas do plants take in for photosynthesis?',
        'Oxygen',
        'Nitrogen',
        'Carbon dioxide',
        'C',
        1,
      ],
      ['Multiple response', 'Which animals lay eggs?', 'Duck', 'Cat', 'Frog', 'A; C', 2],
      ['Short answer', 'How does a body cell divide?', '', '', '', 'mitosis; cell division (50%)', 2],
    ],
    city: ['Which city is in West Java?', 'Surabaya', 'Bandung', 'Semarang', 'Medan'],
    islands: ['Which of these are islands?', 'Bali', 'Bogor', 'Lombok', 'Malang'],
    category: 'Physics',
    unit: ['What is the unit of force?', 'newton', 'joule', 'watt'],
    unitFeedback: 'The joule is the unit of energy.',
    boil: ['Water boils at … °C.', '100'],
    drag: 'Label the parts of the circuit',
    quiz: 'Chemistry quiz',
    group: 'Formulas',
    water: ['What is the formula of water?', H2O, CO2, 'NaCl'],
    salt: ['What is the formula of table salt?', H2O, CO2, 'NaCl'],
    gas: ['What is the formula of carbon dioxide?', H2O, CO2, 'NaCl'],
    report: 'Upload your report.',
    files: ['biology-test.docx', 'questions.xlsx', 'question-bank.docx', 'questions.xml', 'quiz-export.zip'],
  },
  id: {
    heading: 'I. PILIHAN GANDA',
    organ: ['Organ yang memompa darah ke seluruh tubuh adalah …', 'paru-paru', 'jantung', 'hati', 'ginjal'],
    sum: 'Hasil dari ',
    key: 'Kunci: B',
    decimals: ['0,25', '0,5', '0,75', '1'],
    columns: ['No', 'Jenis Soal', 'Soal', 'Pilihan A', 'Pilihan B', 'Pilihan C', 'Kunci', 'Bobot'],
    rows: [
      [
        'PG',
        'Gas yang diserap tumbuhan untuk fotosintesis adalah …',
        'oksigen',
        'nitrogen',
        'karbon dioksida',
        'C',
        1,
      ],
      ['PG kompleks', 'Hewan mana saja yang bertelur?', 'bebek', 'kucing', 'katak', 'A; C', 2],
      ['Isian singkat', 'Sel tubuh membelah dengan cara …', '', '', '', 'mitosis; pembelahan sel (50%)', 2],
    ],
    city: ['Kota yang terletak di Jawa Barat adalah …', 'Surabaya', 'Bandung', 'Semarang', 'Medan'],
    islands: ['Manakah yang merupakan pulau?', 'Bali', 'Bogor', 'Lombok', 'Malang'],
    category: 'Fisika',
    unit: ['Satuan gaya adalah …', 'newton', 'joule', 'watt'],
    unitFeedback: 'Joule adalah satuan energi.',
    boil: ['Air mendidih pada … °C.', '100'],
    drag: 'Beri nama bagian rangkaian',
    quiz: 'Kuis kimia',
    group: 'Rumus kimia',
    water: ['Rumus kimia air adalah …', H2O, CO2, 'NaCl'],
    salt: ['Rumus kimia garam dapur adalah …', H2O, CO2, 'NaCl'],
    gas: ['Rumus kimia karbon dioksida adalah …', H2O, CO2, 'NaCl'],
    report: 'Unggah laporan Anda.',
    files: ['ulangan-biologi.docx', 'soal.xlsx', 'bank-soal.docx', 'soal.xml', 'kuis.zip'],
  },
};

type Words = (typeof words)['en' | 'id'];

const lettered = (options: string[]): [letter: string, option: string][] =>
  options.map((option, at) => [String.fromCharCode(65 + at), option]);

const labelled = (options: string[]) => lettered(options).map((option) => option.join('. '));

/** A paper with a key line at one question and a bold option at another, which has a formula. */
function wordPaper({ heading, organ, sum, key, decimals, files }: Words): Source {
  const [question = '', ...options] = organ;
  const lines = [`1. ${question}`, ...labelled(options), key];
  const values = labelled(decimals);
  const isRight = (at: number) => at === 2;
  const fraction = (top: string, bottom: string) => math.fraction(top, bottom);
  const body = [
    paragraph(run(heading, '<w:b/>')),
    ...lines.map((line) => paragraph(line)),
    paragraph(
      run(`2. ${sum}`) + equation(fraction('1', '2'), math.text('+'), fraction('1', '4')) + run(' = …'),
    ),
    ...values.map((line, at) => paragraph(run(line, isRight(at) ? '<w:b/>' : ''))),
  ];
  const drawn = (top: string, bottom: string) => `<mfrac><mn>${top}</mn><mn>${bottom}</mn></mfrac>`;
  const html = [
    `<b>${heading}</b>`,
    ...lines,
    `2. ${sum}<math>${drawn('1', '2')}<mo>+</mo>${drawn('1', '4')}</math> = …`,
    ...values.map((line, at) => (isRight(at) ? `<b>${line}</b>` : line)),
  ];
  return {
    file: { name: files[0] as string, bytes: buildDocx(body) },
    drawing: {
      html: `<div class="sheet">${html.map((line) => `<p>${line}</p>`).join('')}</div>`,
      isWide: false,
    },
  };
}

function excelSheet({ columns, rows, files }: Words): Source {
  const cells = [columns, ...rows.map((row, at) => [at + 1, ...row])];
  const letters = lettered(columns).map(([letter]) => `<th>${letter}</th>`);
  const lines = cells.map(
    (row, at) => `<tr><th>${at + 1}</th>${row.map((value) => `<td>${value}</td>`).join('')}</tr>`,
  );
  return {
    file: { name: files[1] as string, bytes: aSheet(cells) },
    drawing: {
      html: `<table class="grid"><tr><th></th>${letters.join('')}</tr>${lines.join('')}</table>`,
      isWide: true,
    },
  };
}

/** Tables of the five types as Indonesian programs import them: here with one and with several right answers. */
function answerTables({ city, islands, files }: Words): Source {
  const heading = ['NO', 'SOAL', 'JENIS', 'OPSI', 'JAWABAN', 'KUNCI'];
  const questions = [
    { number: '1', type: '1', text: city, right: ['B'] },
    { number: '2', type: '2', text: islands, right: ['A', 'C'] },
  ];
  const built = questions.map(({ number, type, text: [question = '', ...options], right }) => {
    const first = [number, question, type];
    return lettered(options).map(([letter, option], at) => ({
      merged: at === 0 ? first : ['', '', ''],
      isFirst: at === 0,
      height: options.length,
      cells: [letter, option, right.includes(letter) ? 'V' : ''],
    }));
  });
  const documents = built.map((rows) =>
    table([
      heading,
      ...rows.map(({ merged, isFirst, cells }) => [
        ...merged.map((text) => cell(text, isFirst ? '<w:vMerge w:val="restart"/>' : '<w:vMerge/>')),
        ...cells,
      ]),
    ]),
  );
  const drawn = built.map((rows) => {
    const lines = rows.map(
      ({ merged, isFirst, height, cells }) =>
        `<tr>${isFirst ? merged.map((text) => `<td rowspan="${height}">${text}</td>`).join('') : ''}${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`,
    );
    return `<table>${`<tr>${heading.map((name) => `<th>${name}</th>`).join('')}</tr>`}${lines.join('')}</table>`;
  });
  return {
    file: { name: files[2] as string, bytes: buildDocx([documents.join(paragraph())]) },
    drawing: { html: `<div class="sheet">${drawn.join('')}</div>`, isWide: false },
  };
}

const asBytes = (text: string) => new TextEncoder().encode(text);

/** An export of Moodle with feedback on one option, and a type that has no place here. */
function moodleBank({ category, unit, unitFeedback, boil, drag, files }: Words): Source {
  const named = (name: string) =>
    `<name><text>${name}</text></name><questiontext format="html"><text>${name}</text></questiontext>`;
  const [question = '', ...options] = unit;
  const answers = options.map(
    (option, at) =>
      `<answer fraction="${at === 0 ? 100 : 0}" format="html"><text>${option}</text><feedback format="html"><text>${at === 1 ? unitFeedback : ''}</text></feedback></answer>`,
  );
  const [boils = '', degrees] = boil;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>$course$/top/${category}</text></category></question>
  <question type="multichoice">${named(question)}<defaultgrade>2</defaultgrade><single>true</single>${answers.join('')}</question>
  <question type="numerical">${named(boils)}<defaultgrade>1</defaultgrade><answer fraction="100"><text>${degrees}</text><tolerance>1</tolerance></answer></question>
  <question type="ddimageortext">${named(drag)}</question>
</quiz>`;
  return { file: { name: files[3] as string, bytes: asBytes(xml) } };
}

/** An export of Canvas with a group, of which students get two questions, and a question that is answered by a file. */
function canvasQuiz({ quiz, group, water, salt, gas, report, files }: Words): Source {
  const item = (type: string, inner: string) =>
    `<item ident="${type}" title="Question"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.0</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>${inner}</item>`;
  const stem = (text: string) => `<material><mattext texttype="text/html">${text}</mattext></material>`;
  const choice = ([question = '', ...options]: string[], right: string) => {
    const labels = options.map(
      (option, at) =>
        `<response_label ident="${at}"><material><mattext texttype="text/html">${option}</mattext></material></response_label>`,
    );
    return item(
      'multiple_choice_question',
      `<presentation>${stem(question)}<response_lid ident="response1" rcardinality="Single"><render_choice>${labels.join('')}</render_choice></response_lid></presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes><respcondition continue="No"><conditionvar><varequal respident="response1">${options.indexOf(right)}</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>`,
    );
  };
  const drawn = `<section ident="s1" title="${group}"><selection_ordering><selection><selection_number>2</selection_number><selection_extension><points_per_item>2.0</points_per_item></selection_extension></selection></selection_ordering>${choice(water, H2O)}${choice(salt, 'NaCl')}${choice(gas, CO2)}</section>`;
  const upload = item('file_upload_question', `<presentation>${stem(report)}</presentation>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="q1" title="${quiz}"><section ident="root_section">${drawn}${upload}</section></assessment></questestinterop>`;
  return {
    file: { name: files[4] as string, bytes: zip({ 'imsmanifest.xml': '<manifest/>', 'q1/q1.xml': xml }) },
  };
}

/** The sources by the name of their picture. */
export const guideSources = (language: Language): Record<string, Source> => ({
  'import-word': wordPaper(words[language]),
  'import-excel': excelSheet(words[language]),
  'import-table': answerTables(words[language]),
  'import-moodle': moodleBank(words[language]),
  'import-canvas': canvasQuiz(words[language]),
});

const LOOK = `
  body { margin: 0; width: 900px; background: #eef1f4; font: 15px/1.35 sans-serif; color: #1a1a1a; }
  main, .pair { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
  main { padding: 16px 20px 20px; }
  main.wide, .part { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
  main.wide { gap: 24px; }
  h2 { margin: 0; font-size: 15px; color: #46525c; }
  img { display: block; width: 100%; border-radius: 16px; }
  .sheet { padding: 32px 28px; background: #fff; box-shadow: 0 1px 4px #0004; font-size: 16px; line-height: 1.3; }
  .sheet:has(table) { padding: 28px 16px; }
  .sheet p { margin: 0 0 7px; }
  math { font-size: 1.2em; }
  mfrac > * { padding: 2px 0; }
  table { width: 100%; border-collapse: collapse; background: #fff; }
  .sheet table { font-size: 13px; }
  .sheet table + table { margin-top: 24px; }
  td, th { padding: 4px 6px; border: 1px solid #555; text-align: left; vertical-align: top; }
  .grid td, .grid th { border-color: #c4cad0; font-size: 14px; }
  .grid th { background: #e4e8ec; font-weight: normal; text-align: center; color: #555; }
  .grid tr:nth-child(2) td { font-weight: bold; }`;
const TITLES = {
  en: { file: 'Your file', read: 'The preview in Lulus' },
  id: { file: 'File Anda', read: 'Pratinjau di Lulus' },
};

interface Parts {
  drawing?: Source['drawing'];
  /** What Lulus says about the whole file, and its questions, as PNG. */
  notes: Buffer[];
  questions: Buffer[];
}

/** A page with the document, and what Lulus shows of it beside or below. */
export function compare({ drawing, notes, questions }: Parts, language: Language): string {
  const { file, read } = TITLES[language];
  const isBeside = drawing?.isWide === false;
  const pictures = (all: Buffer[]) =>
    all.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('');
  const left = drawing ? `<div class="part"><h2>${file}</h2>${drawing.html}</div>` : '';
  const right = `<div class="part"><h2>${read}</h2>${pictures(notes)}<div class="${isBeside ? 'part' : 'pair'}">${pictures(questions)}</div></div>`;
  return `<!doctype html><style>${LOOK}</style><main class="${isBeside ? '' : 'wide'}">${left}${right}</main>`;
}

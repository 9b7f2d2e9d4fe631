/** Texts of the examples in the templates. */

export type TemplateLanguage = 'en' | 'id';

const en = {
  name: 'Template',
  section: 'SCIENCE',
  choice: {
    text: 'Which organ of the plant makes most of its food?',
    options: ['The root', 'The stem', 'The leaf', 'The flower', 'The seed'],
    hint: 'The leaves have the most chlorophyll.',
    tags: ['biology', 'plants'],
  },
  area: {
    before: 'In the triangle, AB is <em>a</em> and BC is <em>b</em>. What is the area of the triangle?',
    alt: 'A right triangle with the corners A, B and C',
  },
  passage:
    'The village of Sukamaju has a river in the north and rice fields in the south. In the dry season, the farmers take water from the river with a pump that is driven by the sun.',
  multiple: {
    text: 'Which sources of energy does the text name or imply? Choose all that are right.',
    options: ['The sun', 'Coal', 'The wind', 'Electricity of solar panels'],
  },
  table: {
    text: 'Are the statements about the text true or false?',
    columns: ['True', 'False'],
    rows: ['The river is in the north.', 'The pump needs petrol.', 'The fields are in the south.'],
  },
  match: {
    text: 'Match each quantity with its unit.',
    left: ['Force', 'Energy', 'Power'],
    right: ['joule', 'volt', 'newton', 'watt'],
  },
  order: {
    text: 'Put the stages of the butterfly in order, from the first to the last.',
    options: ['The pupa', 'The egg', 'The butterfly', 'The caterpillar'],
  },
  short: {
    text: 'What is the name of the process in which water becomes vapour?',
    full: 'evaporation',
    half: '*vapor*',
  },
  number: { text: 'A circle has a radius of 5 cm. What is its area, with one decimal?' },
  gaps: {
    text: 'A body cell divides by [[1]] into [[2]] cells. Their number of chromosomes is [[3]].',
    answer: 'mitosis',
    list: ['the same', 'halved', 'doubled'],
  },
  essay: {
    text: 'Explain in your own words why the sea is salty.',
    criterion: 'Explanation',
    levels: ['complete, with the cycle of water', 'right in part', 'hardly right'],
  },
};

export type Words = typeof en;

const id: Words = {
  name: 'Templat',
  section: 'IPA',
  choice: {
    text: 'Bagian tumbuhan yang paling banyak membuat makanan adalah …',
    options: ['akar', 'batang', 'daun', 'bunga', 'biji'],
    hint: 'Daun memiliki klorofil paling banyak.',
    tags: ['biologi', 'tumbuhan'],
  },
  area: {
    before:
      'Pada segitiga berikut, AB adalah <em>a</em> dan BC adalah <em>b</em>. Berapakah luas segitiga itu?',
    alt: 'Segitiga siku-siku dengan titik sudut A, B, dan C',
  },
  passage:
    'Di sebelah utara Desa Sukamaju mengalir sungai, dan di sebelah selatannya terbentang sawah. Pada musim kemarau, petani mengalirkan air sungai ke sawah dengan pompa tenaga surya.',
  multiple: {
    text: 'Sumber energi mana yang disebut atau tersirat dalam bacaan? Pilih semua yang benar.',
    options: ['Matahari', 'Batu bara', 'Angin', 'Listrik dari panel surya'],
  },
  table: {
    text: 'Tentukan apakah pernyataan tentang bacaan ini benar atau salah.',
    columns: ['Benar', 'Salah'],
    rows: [
      'Sungai berada di sebelah utara.',
      'Pompa itu memerlukan bensin.',
      'Sawah berada di sebelah selatan.',
    ],
  },
  match: {
    text: 'Jodohkan tiap besaran dengan satuannya.',
    left: ['Gaya', 'Energi', 'Daya'],
    right: ['joule', 'volt', 'newton', 'watt'],
  },
  order: {
    text: 'Urutkan tahap hidup kupu-kupu dari yang pertama sampai yang terakhir.',
    options: ['kepompong', 'telur', 'kupu-kupu', 'ulat'],
  },
  short: { text: 'Apakah nama proses perubahan air menjadi uap?', full: 'penguapan', half: '*uap*' },
  number: { text: 'Jari-jari sebuah lingkaran adalah 5 cm. Berapakah luasnya, dengan satu angka desimal?' },
  gaps: {
    text: 'Sel tubuh membelah dengan [[1]] menjadi [[2]] sel. Jumlah kromosomnya [[3]].',
    answer: 'mitosis',
    list: ['tetap', 'menjadi separuh', 'menjadi dua kali lipat'],
  },
  essay: {
    text: 'Jelaskan dengan kata-katamu sendiri mengapa air laut asin.',
    criterion: 'Penjelasan',
    levels: ['lengkap, dengan daur air', 'sebagian benar', 'hampir tidak ada yang benar'],
  },
};

export const exampleWords: Record<TemplateLanguage, Words> = { en, id };

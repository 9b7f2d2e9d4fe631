import type { LoginCard } from '@lulus/contract';
import { writeWorkbook } from '../../platform/sheets/write-workbook.ts';

export function cardsSheet(cards: LoginCard[]): Promise<Uint8Array<ArrayBuffer>> {
  const columns: [string, (card: LoginCard) => string | null][] = [
    ['Nama', (card) => card.name],
    ['Kelas', (card) => card.class],
    ['Login', (card) => card.login],
  ];
  if (cards.some(({ password }) => password !== null)) columns.push(['Kata Sandi', (card) => card.password]);
  if (cards.some(({ link }) => link !== null)) columns.push(['Tautan Kata Sandi', (card) => card.link]);
  const heading = columns.map(([title]) => title);
  const rows = cards.map((card) => columns.map(([, read]) => read(card) ?? ''));
  return writeWorkbook({ 'Kartu Login': [heading, ...rows] });
}

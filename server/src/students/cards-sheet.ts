import type { LoginCard } from '@lulus/contract';
import { writeWorkbook } from './write-workbook.ts';

export function cardsSheet(cards: LoginCard[]): Promise<Uint8Array<ArrayBuffer>> {
  const rows = cards.map((card) => [
    card.name,
    card.class ?? '',
    card.login,
    card.password ?? card.link ?? '',
  ]);
  return writeWorkbook({ 'Kartu Login': [['Nama', 'Kelas', 'Login', 'Kata Sandi'], ...rows] });
}

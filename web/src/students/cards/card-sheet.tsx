import type { LoginCard } from '@lulus/contract';
import { PrintSheet } from '../../platform/ui/print/print-sheet.tsx';
import classes from './card-sheet.module.css';
import { useCardWords } from './card-words.ts';
import { LoginCardView } from './login-card-view.tsx';

/** Prints ten cards per A4 page, or eight if a card has a link. */
export function CardSheet({ cards }: { cards: LoginCard[] }) {
  const words = useCardWords();
  const links = cards.some(({ link }) => link !== null);
  return (
    <PrintSheet className={classes.sheet} data-links={links || undefined}>
      {cards.map((card) => (
        <div key={card.login} className={classes.cell}>
          <LoginCardView card={card} words={words} />
        </div>
      ))}
    </PrintSheet>
  );
}

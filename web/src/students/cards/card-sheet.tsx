import type { LoginCard } from '@lulus/contract';
import { PrintSheet } from '../../platform/ui/print/print-sheet.tsx';
import classes from './card-sheet.module.css';
import { useCardWords } from './card-words.ts';
import { LoginCardView } from './login-card-view.tsx';

/** Prints eight cards per A4 page. */
export function CardSheet({ cards }: { cards: LoginCard[] }) {
  const words = useCardWords();
  return (
    <PrintSheet className={classes.sheet}>
      {cards.map((card) => (
        <div key={card.login} className={classes.cell}>
          <LoginCardView card={card} words={words} />
        </div>
      ))}
    </PrintSheet>
  );
}

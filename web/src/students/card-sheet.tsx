import type { LoginCard } from '@lulus/contract';
import { createPortal } from 'react-dom';
import classes from './card-sheet.module.css';
import { useCardWords } from './card-words.ts';
import { LoginCardView } from './login-card-view.tsx';

/** What the printer gets in place of the page: ten cards to a sheet of A4, or eight where links need the room. */
export function CardSheet({ cards }: { cards: LoginCard[] }) {
  const words = useCardWords();
  const links = cards.some(({ link }) => link !== null);
  return createPortal(
    <div className={classes.sheet} data-links={links || undefined}>
      {cards.map((card) => (
        <div key={card.login} className={classes.cell}>
          <LoginCardView card={card} words={words} />
        </div>
      ))}
    </div>,
    document.body,
  );
}

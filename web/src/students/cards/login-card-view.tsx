import type { LoginCard } from '@lulus/contract';
import { SchoolBrand } from '../../platform/ui/page/school-brand.tsx';
import type { CardWords } from './card-words.ts';
import classes from './login-card-view.module.css';

/** Characters that surely fit on a line beside its label, and on a line of their own. */
const BESIDE = 24;
const LINE = 38;

interface Props {
  card: LoginCard;
  /** A prop, so that thousands of printed cards do not look up the same texts. */
  words: CardWords;
}

/**
 * A login card, on screen and on paper: the student, and either the address with login and password, or a set-password
 * link.
 */
export function LoginCardView({ card, words }: Props) {
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <div className={classes.person}>
          <p className={classes.name}>{card.name}</p>
          {card.class && <p className={classes.class}>{words.classOf(card.class)}</p>}
        </div>
        <span className={classes.school}>
          <SchoolBrand size={25} />
        </span>
      </header>
      <dl className={classes.facts}>
        {card.link === null && <Fact label={words.address} text={words.site} />}
        <Fact label={words.login} text={card.login} />
        {card.link === null ? (
          <div>
            <dt>{words.password}</dt>
            <dd className={classes.password} translate="no">
              {card.password}
            </dd>
          </div>
        ) : (
          <div className={classes.wide}>
            <dt>{words.link}</dt>
            <dd className={classes.link} translate="no">
              {card.link}
            </dd>
          </div>
        )}
      </dl>
      <p className={classes.note}>{card.link === null ? words.note : words.linkNote}</p>
    </article>
  );
}

/** An address or login, which must not be broken: people type it. */
function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className={text.length > BESIDE ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd className={text.length > LINE ? classes.long : undefined}>{text}</dd>
    </div>
  );
}

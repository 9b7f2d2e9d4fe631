import type { LoginCard } from '@lulus/contract';
import { SchoolBrand } from '../../platform/ui/page/school-brand.tsx';
import type { CardWords } from './card-words.ts';
import classes from './login-card-view.module.css';

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
        {card.link === null && (
          <div>
            <dt>{words.address}</dt>
            <dd>{words.site}</dd>
          </div>
        )}
        <div>
          <dt>{words.login}</dt>
          <dd>{card.login}</dd>
        </div>
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

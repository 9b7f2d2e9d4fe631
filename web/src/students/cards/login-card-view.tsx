import type { LoginCard } from '@lulus/contract';
import { QrCode } from '../../platform/ui/content/qr-code.tsx';
import { SchoolBrand } from '../../platform/ui/page/school-brand.tsx';
import { type CardWords, linkOf, qrTextOf } from './card-words.ts';
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
 * link. Without an address it has neither link nor QR code.
 */
export function LoginCardView({ card, words }: Props) {
  const { site } = words;
  const hasLink = card.link !== null;
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
        {!hasLink && site !== null && <Fact label={words.address} text={site} />}
        <Fact label={words.login} text={card.login} />
        {hasLink && site !== null && (
          <div className={classes.wide}>
            <dt>{words.link}</dt>
            <dd className={classes.link} translate="no">
              {linkOf(card, site)}
            </dd>
          </div>
        )}
      </dl>
      <div className={classes.foot}>
        <div className={classes.secret}>
          {!hasLink && (
            <dl className={classes.facts}>
              <div className={classes.wide}>
                <dt>{words.password}</dt>
                <dd className={classes.password} translate="no">
                  {card.password}
                </dd>
              </div>
            </dl>
          )}
          <p className={classes.note}>{hasLink ? words.linkNote : words.note}</p>
        </div>
        {site !== null && (
          <QrCode
            text={qrTextOf(card, site)}
            label={hasLink ? words.linkQrCode : words.qrCode}
            className={classes.qrCode}
          />
        )}
      </div>
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

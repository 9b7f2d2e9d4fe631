import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useSession } from '../platform/session/session.ts';
import { type Block, guidesOf, partId } from './guide.ts';
import classes from './guide-contents.module.css';

/** Contents of a guide. Staff also get links to all their guides. */
export function GuideContents({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation();
  const guides = guidesOf(useSession()?.user.role);
  const headings = blocks.filter((block) => block.kind === 'heading');
  return (
    <div className={classes.contents}>
      {guides.length > 1 && (
        <nav className={classes.guides} aria-label={t('help.guides')}>
          {guides.map((name) => (
            <NavLink key={name} to={`/help/${name}`}>
              {t(`help.guide_${name}`)}
            </NavLink>
          ))}
        </nav>
      )}
      <nav aria-labelledby="contents">
        <h2 id="contents">{t('help.contents')}</h2>
        <ul>
          {headings.map(({ text }, at) => (
            <li key={text}>
              <a href={`#${partId(at)}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

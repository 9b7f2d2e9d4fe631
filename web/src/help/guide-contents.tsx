import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useSession } from '../platform/session/session.ts';
import { type Block, guideNames, partId } from './guide.ts';
import classes from './guide-contents.module.css';

/** Contents of a guide. Admins also get links to all guides. */
export function GuideContents({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation();
  const isAdmin = useSession()?.user.role === 'admin';
  const headings = blocks.filter((block) => block.kind === 'heading');
  return (
    <div className={classes.contents}>
      {isAdmin && (
        <nav className={classes.guides} aria-label={t('help.guides')}>
          {guideNames.map((name) => (
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

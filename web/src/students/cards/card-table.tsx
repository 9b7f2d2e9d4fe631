import type { LoginCard } from '@lulus/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOf } from '../../platform/ui/tables/pages.ts';
import { NotGiven } from '../not-given.tsx';
import { PagedRows } from '../paged-rows.tsx';
import classes from '../rows-table.module.css';
import { linkOf } from './card-words.ts';

/** Table of the cards in the order of the file, to look at before printing. */
export function CardTable({ cards, site }: { cards: LoginCard[]; site: string | null }) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(1);
  const page = pageOf(cards, wanted);
  const links = cards.filter(({ link }) => link !== null).length;
  const mixedLabel = links > 0 ? t('students.passwordOrLink') : t('students.password');
  const secretLabel = links === cards.length ? t('students.link') : mixedLabel;
  return (
    <PagedRows
      label={t('students.cardsTitle')}
      columns={[t('students.name'), t('students.class'), t('students.login'), secretLabel]}
      page={page}
      keyOf={({ login }) => login}
      cells={(card) => (
        <>
          <th scope="row">{card.name}</th>
          <td data-label={t('students.class')}>{card.class ?? <NotGiven />}</td>
          <td data-label={t('students.login')}>{card.login}</td>
          <td
            data-label={secretLabel}
            className={card.link === null ? classes.password : classes.link}
            translate="no"
          >
            {card.password ?? (site && linkOf(card, site))}
          </td>
        </>
      )}
      showing={(shown) => t('students.cardsShowing', shown)}
      onPage={setWanted}
    />
  );
}

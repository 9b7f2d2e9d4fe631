import { type Account, SCHOOL_NUMBERS, type TokenUser } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fullName } from '../platform/session/person.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { LinesSkeleton } from '../platform/ui/feedback/lines-skeleton.tsx';
import formClasses from '../platform/ui/forms/form.module.css';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { accountQuery } from './account.api.ts';
import classes from './account-page.module.css';

/** Name, class and login of the user. */
export function PersonSection({ user }: { user: TokenUser }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(accountQuery(user.id));
  return (
    <CardSection title={t('account.you')}>
      {data && <Facts account={data} />}
      {!data && error && <Failure error={error} retry={refetch} retrying={isFetching} />}
      {!data && !error && <LinesSkeleton lines={4} inPairs />}
      {user.role === 'student' && <p className={formClasses.note}>{t('account.youText')}</p>}
    </CardSection>
  );
}

function Facts({ account }: { account: Account }) {
  const { t } = useTranslation();
  const facts: [string, string | null][] = [
    [t('account.name'), fullName(account)],
    [t('account.class'), account.class],
    [t('account.email'), account.email],
    [t('account.whatsapp'), account.whatsapp],
    ...SCHOOL_NUMBERS.map((kind): [string, string | null] => [t(`account.number_${kind}`), account[kind]]),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

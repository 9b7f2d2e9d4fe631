import { useTranslation } from 'react-i18next';
import { isOfThisComputer, useSiteAddress } from '../../platform/school/site-address.ts';
import classes from './login-cards.module.css';

/** Warns if the address on the cards works on this computer only. */
export function AddressWarning() {
  const { t } = useTranslation();
  const address = useSiteAddress();
  if (!isOfThisComputer(address)) return null;
  return <p className={classes.warning}>{t('students.addressOfThisComputer', { address })}</p>;
}

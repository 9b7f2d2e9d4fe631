import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchool } from '../../school/school.ts';
import { assetUrl } from '../content/asset-url.ts';
import { Logo, LogoMark } from './logo.tsx';
import classes from './school-brand.module.css';

/** The school's logo and name above a small "Lulus", or the Lulus logo if the school has neither. */
export function SchoolBrand({ size = 40 }: { size?: number }) {
  const { t } = useTranslation();
  const { school_name, school_logo } = useSchool();
  const [failedLogo, setFailedLogo] = useState<string>();
  const logo = school_logo !== failedLogo && school_logo;
  if (!school_name && !logo) return <Logo size={size * 0.8} />;
  return (
    <span className={classes.brand}>
      {logo ? (
        <img
          className={classes.logo}
          style={{ height: size, maxWidth: size * 2 }}
          src={assetUrl(logo)}
          alt={school_name ? '' : t('ui.schoolLogo')}
          onError={() => setFailedLogo(logo)}
        />
      ) : (
        <LogoMark size={size * 0.8} />
      )}
      <span className={classes.words} translate="no">
        {school_name && <span className={classes.name}>{school_name}</span>}
        <span className={classes.product}>Lulus</span>
      </span>
    </span>
  );
}

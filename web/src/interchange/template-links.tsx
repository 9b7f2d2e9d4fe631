import { getImportTemplate, templateFormat } from '@lulus/contract';
import { Anchor } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatWords } from '../bank/export/format-words.ts';
import { showError } from '../platform/ui/feedback/toasts.tsx';
import formClasses from '../platform/ui/forms/form.module.css';
import { downloadTemplate } from './interchange.api.ts';
import classes from './template-links.module.css';

const LANGUAGES = ['id', 'en'] as const;

/** Links to templates, in both languages. A click fetches the file with the token, which a plain link cannot send. */
export function TemplateLinks() {
  const { t } = useTranslation();
  const template = useMutation({
    mutationFn: ([format, language]: Parameters<typeof downloadTemplate>) =>
      downloadTemplate(format, language),
    onError: showError,
  });
  const links = templateFormat.options.flatMap((format) =>
    LANGUAGES.map((language) => ({ format, language })),
  );
  return (
    <div>
      <p className={formClasses.note}>{t('interchange.templates')}</p>
      <div className={classes.links}>
        {links.map(({ format, language }) => (
          <Anchor
            key={`${format} ${language}`}
            href={`${getImportTemplate.path}?format=${format}&language=${language}`}
            onClick={(event) => {
              event.preventDefault();
              if (!template.isPending) template.mutate([format, language]);
            }}
            className={classes.link}
          >
            <IconDownload size={16} aria-hidden />
            {t('interchange.template', {
              format: t(formatWords[format]),
              language: t(`interchange.in_${language}`),
            })}
          </Anchor>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {template.isPending && t('ui.preparingFile')}
      </span>
    </div>
  );
}

import { MAX_DRAW_LINES, MAX_TAG_LENGTH, MAX_TAGS } from '@lulus/contract';
import { Button, TagsInput, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './draw-fields.module.css';
import type { DrawDraft } from './section-drafts.ts';

interface Props {
  section: string;
  lines: readonly DrawDraft[];
  errorOf: (field: string) => string | undefined;
  onChange: (lines: DrawDraft[]) => void;
}

/** Lines that draw questions by their tags. */
export function DrawFields({ section, lines, errorOf, onChange }: Props) {
  const { t } = useTranslation();
  const change = (id: number, changes: Partial<DrawDraft>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...changes } : line)));
  return (
    <fieldset className={classes.draw}>
      <legend className={classes.legend}>{t('sections.draw')}</legend>
      <p className={classes.hint}>{t('sections.drawHint')}</p>
      {lines.map((line, place) => (
        <div key={line.id} className={classes.line}>
          <TextInput
            label={t('sections.drawCount')}
            inputMode="numeric"
            value={line.count}
            error={errorOf(`draw.${place}.count`)}
            onChange={({ currentTarget }) => change(line.id, { count: currentTarget.value })}
          />
          <TagsInput
            label={t('sections.drawTags')}
            value={line.tags}
            error={errorOf(`draw.${place}.tags`)}
            maxTags={MAX_TAGS}
            maxLength={MAX_TAG_LENGTH}
            acceptValueOnBlur
            onChange={(tags) => change(line.id, { tags })}
          />
          <Button
            className={classes.remove ?? ''}
            variant="default"
            aria-label={t('sections.removeDraw', { number: place + 1, section })}
            onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
          >
            <IconX size={18} aria-hidden />
          </Button>
        </div>
      ))}
      {lines.length < MAX_DRAW_LINES && (
        <Button
          className={classes.add ?? ''}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() =>
            onChange([...lines, { id: Math.max(-1, ...lines.map(({ id }) => id)) + 1, tags: [], count: '' }])
          }
        >
          {t('sections.addDraw')}
          <span className="visually-hidden">: {section}</span>
        </Button>
      )}
    </fieldset>
  );
}

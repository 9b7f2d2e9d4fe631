import { MAX_FORMULA_LENGTH } from '@lulus/contract';
import { Switch, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../platform/ui/content/rich-text.tsx';
import { errorMessages } from '../../platform/ui/feedback/error-messages.ts';
import { EditorDialog } from './editor-dialog.tsx';
import classes from './formula-dialog.module.css';
import { constructs, insertLatex, signs } from './formula-palette.ts';
import { isBlockFormula, latexOf } from './html-nodes.ts';
import { formulaQuery } from './rich-text.api.ts';

const PREVIEW_DEBOUNCE_MS = 300;

interface Props {
  opened: boolean;
  onClose: () => void;
  /** MathML of the formula to edit; '' for a new one. */
  initial: string;
  onDone: (math: string) => void;
}

/** Edits a formula in LaTeX. The server makes the MathML. */
export function FormulaDialog({ opened, onClose, initial, onDone }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [latex, setLatex] = useState(() => latexOf(initial));
  const [isBlock, setBlock] = useState(() => isBlockFormula(initial));
  const typed = latex.trim();
  const [previewed] = useDebouncedValue(typed, PREVIEW_DEBOUNCE_MS);
  const preview = useQuery({
    ...formulaQuery(previewed, isBlock),
    enabled: previewed !== '',
    placeholderData: keepPreviousData,
  });
  const insert = useMutation({
    mutationFn: () => client.fetchQuery(formulaQuery(typed, isBlock)),
    onSuccess: (math) => {
      onDone(math);
      onClose();
    },
  });
  const isOther = initial !== '' && latexOf(initial) === '';
  const shown = typed === '' ? (isOther ? initial : undefined) : preview.data;
  const error = insert.error ?? (typed === '' ? null : preview.error);

  return (
    <EditorDialog
      opened={opened}
      onClose={onClose}
      title={t(initial ? 'richText.editFormula' : 'richText.insertFormula')}
      confirm={t(initial ? 'richText.applyPart' : 'richText.insertPart')}
      busy={insert.isPending}
      onConfirm={() => (typed === '' ? field.current?.focus() : insert.mutate())}
    >
      <Textarea
        ref={field}
        label={t('richText.latex')}
        description={t(isOther ? 'richText.latexMissing' : 'richText.latexHint')}
        value={latex}
        error={error && errorMessages(error).join(' ')}
        maxLength={MAX_FORMULA_LENGTH}
        autosize
        minRows={2}
        maxRows={6}
        classNames={{ input: classes.latex }}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => {
          insert.reset();
          setLatex(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        data-autofocus
      />
      <fieldset className={classes.palette} aria-label={t('richText.formulaPalette')}>
        {constructs.map(({ name, math, latex: construct }) => (
          <button
            key={name}
            type="button"
            title={t(`richText.formula_${name}`)}
            onClick={() => field.current && setLatex(insertLatex(field.current, construct))}
          >
            <span className="visually-hidden">{t(`richText.formula_${name}`)}</span>
            <span aria-hidden>
              <RichText html={math} />
            </span>
          </button>
        ))}
        {signs.map(([sign, construct]) => (
          <button
            key={sign}
            type="button"
            onClick={() => field.current && setLatex(insertLatex(field.current, construct))}
          >
            {sign}
          </button>
        ))}
      </fieldset>
      <Switch
        label={t('richText.ownLine')}
        checked={isBlock}
        onChange={(event) => setBlock(event.currentTarget.checked)}
      />
      <div className={classes.preview} role="status" aria-label={t('richText.formulaPreview')}>
        {shown ? <RichText html={shown} /> : t('richText.formulaPreview')}
      </div>
    </EditorDialog>
  );
}

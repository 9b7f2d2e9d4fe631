import type { BankAsset } from '@lulus/contract';
import { Input } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '../../platform/ui/content/asset-url.ts';
import formClasses from '../../platform/ui/forms/form.module.css';
import type { AssetKind } from '../../questions/asset-rules.ts';
import { questionTypeWords } from '../question-type-words.ts';
import classes from './assets-field.module.css';
import { MediaPreview } from './media-preview.tsx';

interface Props {
  assets: BankAsset;
  removed: readonly string[];
  onToggle: (path: string) => void;
}

const kinds = ['image', 'audio', 'video'] as const;
const kindWords = {
  image: 'bank.kindImage',
  audio: 'bank.kindAudio',
  video: 'bank.kindVideo',
} as const satisfies Record<AssetKind, string>;

/** The question's files on the server, by kind. A cross marks a file for removal, or removes the mark. */
export function RecentAssets({ assets, removed, onToggle }: Props) {
  const { t } = useTranslation();
  if (kinds.every((kind) => assets[kind].length === 0)) return null;
  return (
    <div className={classes.field}>
      <Input.Label component="div" size="md">
        {t('bank.recentAssets')}
      </Input.Label>
      <p className={formClasses.note}>{t('bank.recentNote')}</p>
      {kinds.map(
        (kind) =>
          assets[kind].length > 0 && (
            <section key={kind} aria-label={t(kindWords[kind])}>
              <p className={classes.kind}>{t(kindWords[kind])}</p>
              <ul className={classes.files}>
                {assets[kind].map((path, index) => (
                  <RecentAsset
                    key={path}
                    kind={kind}
                    path={path}
                    name={t('bank.currentFile', { kind: t(questionTypeWords[kind]), number: index + 1 })}
                    isRemoved={removed.includes(path)}
                    onToggle={() => onToggle(path)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

interface AssetProps {
  kind: AssetKind;
  path: string;
  name: string;
  isRemoved: boolean;
  onToggle: () => void;
}

function RecentAsset({ kind, path, name, isRemoved, onToggle }: AssetProps) {
  const { t } = useTranslation();
  return (
    <li className={classes.file} data-removed={isRemoved || undefined}>
      <div className={classes.fileHead}>
        <span className={classes.fileName}>
          {name}
          {isRemoved && <span className={classes.removedMark}>{t('bank.willRemove')}</span>}
        </span>
        <button
          type="button"
          className={classes.cross}
          aria-pressed={isRemoved}
          aria-label={t('bank.markRemoved', { name })}
          onClick={onToggle}
        >
          <IconX size={18} aria-hidden />
        </button>
      </div>
      <MediaPreview kind={kind} url={assetUrl(path)} name={name} />
    </li>
  );
}

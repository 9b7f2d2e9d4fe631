import { type BankType, MAX_FILES_PER_REQUEST, UPLOAD_ANNOUNCEMENT_MS } from '@lulus/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, sortFiles, tooLargeFor } from './asset-rules.ts';

export interface FileIntake {
  add: (files: readonly File[]) => void;
  /** What was not taken last time; `max` in MB where it was too large. */
  refused: { file: File; max: number | undefined }[];
  tooMany: boolean;
  said: string;
}

/** Takes files in for a question that already has `count` to send. */
export function useFileIntake(bankType: BankType, count: number, take: (files: File[]) => void): FileIntake {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<FileIntake['refused']>([]);
  const [tooMany, setTooMany] = useState(false);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!said) return;
    // Cleared, so that the next one is heard too even if it says the same.
    const timer = setTimeout(setSaid, UPLOAD_ANNOUNCEMENT_MS, '');
    return () => clearTimeout(timer);
  }, [said]);

  function add(files: readonly File[]) {
    const sorted = sortFiles(files, acceptedTypes(bankType), MAX_FILES_PER_REQUEST - count);
    setRefused(
      sorted.refused.map(({ file, reason }) => ({
        file,
        max: reason === 'too_large' ? tooLargeFor(file) : undefined,
      })),
    );
    setTooMany(sorted.tooMany);
    if (sorted.taken.length > 0) setSaid(t('bank.filesAdded', { count: sorted.taken.length }));
    take(sorted.taken);
  }

  return { add, refused, tooMany, said };
}

import { type BankType, MAX_FILES_PER_REQUEST, UPLOAD_ANNOUNCEMENT_MS } from '@lulus/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, sortFiles, tooLargeFor } from '../../questions/asset-rules.ts';

export interface FileIntake {
  add: (files: readonly File[]) => void;
  /** Rejected files of the last call. `max` is the limit in MB if the file was too large. */
  refused: { file: File; max: number | undefined }[];
  tooMany: boolean;
  /** Text for screen readers; empty after a moment. */
  announcement: string;
}

/** Checks new files for a question that already has `count` unsent files, and passes accepted files to `take`. */
export function useFileIntake(bankType: BankType, count: number, take: (files: File[]) => void): FileIntake {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<FileIntake['refused']>([]);
  const [tooMany, setTooMany] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!announcement) return;
    // Screen readers do not announce a text that equals the previous one, so it is cleared.
    const timer = setTimeout(setAnnouncement, UPLOAD_ANNOUNCEMENT_MS, '');
    return () => clearTimeout(timer);
  }, [announcement]);

  function add(files: readonly File[]) {
    const sorted = sortFiles(files, acceptedTypes(bankType), MAX_FILES_PER_REQUEST - count);
    setRefused(
      sorted.refused.map(({ file, reason }) => ({
        file,
        max: reason === 'too_large' ? tooLargeFor(file) : undefined,
      })),
    );
    setTooMany(sorted.tooMany);
    if (sorted.taken.length > 0) setAnnouncement(t('bank.filesAdded', { count: sorted.taken.length }));
    take(sorted.taken);
  }

  return { add, refused, tooMany, announcement };
}

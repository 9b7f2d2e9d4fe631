import { useEffect } from 'react';
import { assetUrl } from '../ui/asset-url.ts';
import { assetCache } from './asset-cache.ts';
import { type ExamPaper, mediaOf, type Position, type Question, questionsAfter } from './paper.ts';

/** Questions whose files are fetched while the student is still at this one. */
const AHEAD = 3;
/** The files of the question itself go first. */
const DELAY_MS = 800;

export function usePrefetch(paper: ExamPaper, { section, question }: Position) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const next of questionsAfter(paper, { section, question }, AHEAD)) prefetch(next);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [paper, section, question]);
}

/** A file that does not come now is asked for again when its question is shown. */
function prefetch(question: Question) {
  for (const path of mediaOf(question)) assetCache.load(assetUrl(path)).catch(() => undefined);
  const options = question.options.filter(({ isImage }) => isImage).map(({ text }) => text);
  for (const path of [...question.assets.image, ...options]) new Image().src = assetUrl(path);
}

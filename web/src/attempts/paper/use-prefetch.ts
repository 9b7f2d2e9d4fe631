import { useEffect } from 'react';
import { assetUrl } from '../../platform/ui/content/asset-url.ts';
import { assetCache } from './asset-cache.ts';
import { type ExamPaper, mediaOf, type Position, type Question, questionsAfter } from './paper.ts';

/** Number of following questions whose files are fetched ahead. */
const AHEAD = 3;
/** Delay, so that the files of the current question are fetched first. */
const DELAY_MS = 800;

export function usePrefetch(paper: ExamPaper, { section, question }: Position) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = questionsAfter(paper, { section, question }, AHEAD);
      // A file that fails now is fetched again when its question is shown.
      assetCache.prepare(next.flatMap(mediaOf).map(assetUrl));
      next.forEach(prefetchImages);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [paper, section, question]);
}

function prefetchImages({ assets, options }: Question) {
  const shown = options.filter(({ isImage }) => isImage).map(({ text }) => text);
  for (const path of [...assets.image, ...shown]) new Image().src = assetUrl(path);
}

import { useEffect } from 'react';
import { assetUrl } from '../../platform/ui/content/asset-url.ts';
import { preparePlayers } from '../interactions/player.tsx';
import { prepareParts } from '../screen/rare-parts.ts';
import { assetCache } from './asset-cache.ts';
import {
  allQuestions,
  type ExamPaper,
  mediaOf,
  type Position,
  questionsAfter,
  recordingsIn,
} from './paper.ts';
import { picturesOf } from './paper-files.ts';

/** Number of following questions whose files are fetched ahead. */
const AHEAD = 3;
/** Delay, so that the files of the current question are fetched first. */
const DELAY_MS = 800;

/** Loads players of the paper's questions now, and the files of the next ones a little later. */
export function usePrefetch(paper: ExamPaper, { section, question }: Position) {
  useEffect(() => {
    preparePlayers(allQuestions(paper));
    void prepareParts(allQuestions(paper));
  }, [paper]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = questionsAfter(paper, { section, question }, AHEAD);
      // A file that fails now is fetched again when its question is shown.
      assetCache.prepare(recordingsIn(next).flatMap(mediaOf).map(assetUrl));
      for (const picture of next.flatMap(picturesOf)) new Image().src = picture;
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [paper, section, question]);
}

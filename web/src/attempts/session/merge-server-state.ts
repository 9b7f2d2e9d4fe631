/** Merges the server's state with the unsent changes of this device. */
import type { AttemptClock, AttemptState, ItemResponse, StoredAnswer } from '@lulus/contract';
import { fits, fromGiven, type Given } from '../answers/response.ts';
import { type Entry, highestSeq, type SaveQueue, withinReach } from '../answers/save-queue.ts';
import type { DeviceCopy } from '../device-copy/device-copy.ts';
import { allQuestions, type ExamPaper, type Position } from '../paper/paper.ts';
import { readOpenSection } from '../time/section-time.ts';
import { type ClockView, type ExamState, openState, type ServerView } from './exam-state.ts';
import { onPaper, samePosition } from './navigation.ts';

const START: Position = { section: 0, question: 0 };

/** Data of the same attempt that are stored on this device. */
export interface DeviceData {
  copy: DeviceCopy | null;
  /** The answers as last shown, by question, as in a submitted list. */
  shown: Record<string, Given>;
  /** The position as last shown. Used if the server has none. */
  position: Position | null;
}

/** A node with an earlier version of the program, or one of the specification, sends the chosen option only. */
const withResponse = ({ option = null, response = option, flagged, seq }: StoredAnswer): StoredAnswer => ({
  response,
  flagged,
  seq,
});

/** Returns the server's answers with their responses. */
export const withResponses = (answers: Readonly<Record<string, StoredAnswer>>) =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, withResponse(answer)]));

export function viewOf(state: AttemptState): ServerView {
  // A node with an earlier version of the program does not send all fields.
  const { answers, seq = highestSeq(answers), plays, listening = {}, section, question } = state;
  const stored = withResponses(answers);
  return { ...clockViewOf(state), stored, seq, plays, listening, position: { section, question } };
}

export function clockViewOf({
  pivot,
  now,
  section_pivot,
  elsewhere,
  plays_given_back = 0,
}: AttemptClock): ClockView {
  return {
    now: Date.parse(now),
    due: Date.parse(pivot.examination_due_time),
    open: readOpenSection(section_pivot),
    elsewhere,
    playsGivenBack: plays_given_back,
  };
}

/**
 * Returns the state with which the examination continues. The device's position is used if it is unsent and in the open
 * section; a wrong clock may have led beyond that. Otherwise the server's position is used, because another device may
 * have changed it. `lostSince` is set if the server was unreachable.
 */
export function resume(
  paper: ExamPaper,
  server: ServerView,
  device: DeviceData,
  lostSince: number | null = null,
): ExamState {
  const { copy } = device;
  const left = copy?.left ?? [];
  const places = copy?.position_waiting ? [...left, copy.position] : [];
  const isInOpen = ({ section }: Position) => !server.open || server.open.section === section;
  return openState({
    paper,
    own: places.findLast(isInOpen) ?? unsavedPosition(paper, server, device.position, isInOpen),
    left,
    listening: copy && copy.plays_given_back >= server.playsGivenBack ? copy.listening : {},
    server,
    queue: validQueue(paper, server, device),
    lostSince,
  });
}

/** Returns the device's last shown position, if the server has never saved anything of the attempt. Otherwise null. */
function unsavedPosition(
  paper: ExamPaper,
  { seq, stored, position }: ServerView,
  shown: Position | null,
  isInOpen: (position: Position) => boolean,
): Position | null {
  const isUnsaved = seq === 0 && Object.keys(stored).length === 0 && samePosition(position, START);
  if (!isUnsaved || !shown || samePosition(shown, START)) return null;
  return isInOpen(shown) && samePosition(onPaper(paper, shown), shown) ? shown : null;
}

/**
 * Returns the unsent entries that fit the paper. A shown answer without any entry, for example because its entry was
 * corrupt, waits again, so that no visible choice is lost.
 */
function validQueue(paper: ExamPaper, { stored, now }: ServerView, { copy, shown }: DeviceData): SaveQueue {
  const questions = new Map(allQuestions(paper).map((question) => [question.id, question]));
  const fitsPaper = (questionId: string, response: ItemResponse | null) => {
    const question = questions.get(questionId);
    return question !== undefined && (response === null || fits(question, response));
  };
  const fitting = (entries: Readonly<Record<string, Entry>>): Record<string, Entry> =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([id, { response }]) => fitsPaper(id, response))
        .map(([id, entry]) => [id, withinReach(entry, stored)]),
    );

  const waiting = fitting(copy?.waiting ?? {});
  const refused = fitting(copy?.refused ?? {});
  const known = { ...stored, ...refused, ...waiting };
  const lost = Object.entries(shown).flatMap(([id, given]) => {
    const question = questions.get(id);
    const response = question ? fromGiven(question, given) : null;
    return !known[id] && response !== null && fitsPaper(id, response) ? [[id, response] as const] : [];
  });
  const base = Math.max(highestSeq(stored), highestSeq(refused), highestSeq(waiting));
  const answered_at = new Date(now).toISOString();
  for (const [index, [question_id, response]] of lost.entries()) {
    const seq = base + index + 1;
    waiting[question_id] = { question_id, response, flagged: false, seq, answered_at };
  }
  return { waiting, refused };
}

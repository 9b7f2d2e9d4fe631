/** Pure reducer of a running examination, independent of time, storage and network. */
import { type ItemResponse, MAX_SEQ, type StoredAnswer } from '@lulus/contract';
import { fits, isSameResponse } from '../answers/response.ts';
import { acknowledge, type Entry, enqueue, refuse, settleAgainst } from '../answers/save-queue.ts';
import { confirmPositions, mergePositions, raisePosition } from '../listening/play-positions.ts';
import { findQuestion } from '../paper/paper.ts';
import { endOf, inOpenSection, type OpenSection, sectionAfter } from '../time/section-time.ts';
import { answerOf, type ClockView, type ExamAction, type ExamState, type ServerView } from './exam-state.ts';
import { go, type Move, onPaper, samePosition } from './navigation.ts';

/** Returns the next state. `at` is the server's time in milliseconds, which new entries contain. */
export function reduceExam(state: ExamState, action: ExamAction, at: number): ExamState {
  switch (action.type) {
    case 'moved':
      return moved(state, action.move);
    case 'answered':
      return answered(state, action.question_id, action.response, at);
    case 'flag_toggled':
      return flagToggled(state, action.question_id, at);
    case 'saved': {
      const confirmed = { ...Object.fromEntries(action.sent.map(asStored)), ...action.superseded };
      const stored = mergeStored(state.stored, confirmed);
      return {
        ...state,
        stored,
        listening: confirmPositions(state.listening, action.listening),
        queue: settleAgainst(acknowledge(state.queue, action.sent), action.superseded),
        seq: Math.max(state.seq, action.saved),
        positionWaiting: state.positionWaiting && !samePosition(action.position, state.position),
        elsewhere: state.elsewhere || action.elsewhere,
        lostSince: null,
      };
    }
    case 'refused':
      return {
        ...state,
        queue: refuse(state.queue, action.sent),
        listening: confirmPositions(state.listening, action.listening),
        // A position that was rejected together with answers may be valid alone.
        positionWaiting:
          state.positionWaiting && (action.sent.length > 0 || !samePosition(action.position, state.position)),
      };
    case 'played':
      return { ...state, plays: { ...state.plays, [action.recording_id]: action.plays } };
    case 'listened': {
      const listening = raisePosition(state.listening, action.recording_id, action);
      return listening === state.listening ? state : { ...state, listening };
    }
    case 'server_seen': {
      const isGivenBack = action.view.playsGivenBack > state.playsGivenBack;
      return {
        ...withServerTime(withActivePosition(state, action.view), action.view),
        stored: mergeStored(state.stored, action.view.stored),
        queue: settleAgainst(state.queue, action.view.stored),
        plays: isGivenBack ? action.view.plays : mostPlays(state.plays, action.view.plays),
        listening: mergePositions(isGivenBack ? {} : state.listening, action.view.listening),
        playsGivenBack: Math.max(state.playsGivenBack, action.view.playsGivenBack),
        seq: Math.max(state.seq, action.view.seq),
        // Only this view has the other device's position, so only it can make this device active again.
        elsewhere: action.view.elsewhere,
      };
    }
    case 'clock_seen':
      return isUnchanged(state, action.view) ? state : withServerTime(state, action.view);
    case 'section_opened':
      return withOpenSection(state, action.open);
    case 'time_over': {
      if (state.phase !== 'running') return state;
      const next = sectionAfter(state.paper, state.open, state.due);
      return next ? withOpenSection(state, next) : { ...state, phase: 'ended' };
    }
    case 'closed':
      return { ...state, phase: 'closed', lostSince: null };
    case 'connection_lost':
      return state.lostSince === null ? { ...state, lostSince: action.at } : state;
    case 'stored':
      return state.storageFailed === !action.isStored ? state : { ...state, storageFailed: !action.isStored };
  }
}

/** Applies the server's time. Resumes an examination that this device ended too early. */
function withServerTime(state: ExamState, { now, due, open, elsewhere }: ClockView): ExamState {
  const seen = {
    ...withOpenSection({ ...state, due }, open),
    elsewhere: state.elsewhere || elsewhere,
    lostSince: null,
  };
  return state.phase === 'ended' && endOf(seen) > now ? { ...seen, phase: 'running' } : seen;
}

/** Applies the position of the other device, if that one was active. */
function withActivePosition(state: ExamState, { position }: ServerView): ExamState {
  return state.elsewhere
    ? { ...state, position: onPaper(state.paper, position), positionWaiting: false }
    : state;
}

function isUnchanged(state: ExamState, { now, due, open, elsewhere }: ClockView): boolean {
  return (
    state.due === due &&
    state.open?.section === open?.section &&
    state.open?.due === open?.due &&
    (state.elsewhere || !elsewhere) &&
    state.lostSince === null &&
    (state.phase !== 'ended' || endOf(state) <= now)
  );
}

/** Opens a section and moves the student into it: to the last position there, or to its beginning. */
function withOpenSection(state: ExamState, open: OpenSection | null): ExamState {
  const begin = inOpenSection(state.position, open);
  if (samePosition(begin, state.position)) return { ...state, open };
  const lastPosition = state.left.findLast(({ section }) => section === begin.section);
  const left = [...state.left, state.position];
  return { ...state, open, position: lastPosition ?? begin, left, positionWaiting: true };
}

function moved(state: ExamState, move: Move): ExamState {
  if (!isEditable(state)) return state;
  const position = go(state.paper, state.position, move);
  return samePosition(position, state.position) ? state : { ...state, position, positionWaiting: true };
}

function answered(
  state: ExamState,
  questionId: string,
  response: ItemResponse | null,
  at: number,
): ExamState {
  const question = findQuestion(state.paper, questionId);
  const current = answerOf(state, questionId);
  if (!question || (response !== null && !fits(question, response))) return state;
  if (isSameResponse(current.response, response) && !state.queue.refused[questionId]) return state;
  return changed(state, questionId, { response, flagged: current.flagged }, at);
}

function isEditable({ phase, elsewhere }: ExamState): boolean {
  return phase === 'running' && !elsewhere;
}

/** Distance of the `seq` of two choices. Flags use the numbers in between. */
const CHOICE_STEP = 10;

/**
 * Toggles a flag. If the choice is stored, the `seq` of the entry is only one higher. So it cannot replace a newer choice that
 * this device does not have yet.
 */
function flagToggled(state: ExamState, questionId: string, at: number): ExamState {
  const { response, flagged, seq } = answerOf(state, questionId);
  const isStored = isSameResponse(response, state.stored[questionId]?.response ?? null);
  return changed(state, questionId, { response, flagged: !flagged }, at, isStored ? seq + 1 : undefined);
}

/** Queues a change as a complete entry. Its `seq` is the next one, unless another is given. */
function changed(
  state: ExamState,
  question_id: string,
  content: { response: ItemResponse | null; flagged: boolean },
  at: number,
  number = state.seq + CHOICE_STEP,
): ExamState {
  if (!isEditable(state)) return state;
  const seq = Math.min(number, MAX_SEQ);
  const entry = { question_id, ...content, seq, answered_at: new Date(at).toISOString() };
  return { ...state, seq: Math.max(state.seq, seq), queue: enqueue(state.queue, entry) };
}

function mergeStored(
  known: Readonly<Record<string, StoredAnswer>>,
  seen: Readonly<Record<string, StoredAnswer>>,
): Record<string, StoredAnswer> {
  const newer = Object.entries(seen).filter(([questionId, { seq }]) => seq >= (known[questionId]?.seq ?? 0));
  return { ...known, ...Object.fromEntries(newer) };
}

function mostPlays(known: Readonly<Record<string, number>>, seen: Readonly<Record<string, number>>) {
  const higher = Object.entries(seen).filter(([questionId, plays]) => plays >= (known[questionId] ?? 0));
  return { ...known, ...Object.fromEntries(higher) };
}

function asStored({ question_id, response, flagged, seq }: Entry): [string, StoredAnswer] {
  return [question_id, { response, flagged, seq }];
}

/**
 * The running examination, as a pure reducer. The shown answer is the newest entry of its question. That is the waiting
 * one, else the rejected one, else the one that the server is known to have. Nothing here depends on time, storage or
 * network.
 */
import { MAX_SEQ, type StoredAnswer } from '@lulus/contract';
import {
  acknowledge,
  type Entry,
  enqueue,
  highestSeq,
  refuse,
  type SaveQueue,
  settleAgainst,
} from '../answers/save-queue.ts';
import { type ExamPaper, findQuestion, type Position } from '../paper/paper.ts';
import { endOf, inOpenSection, type OpenSection, sectionAfter } from '../time/section-time.ts';
import { go, type Move, onPaper, samePosition } from './navigation.ts';

/** `ended`: the time is over, as far as this device knows. `closed`: the server has said so. */
export type Phase = 'running' | 'ended' | 'closed';

export interface ExamState {
  paper: ExamPaper;
  position: Position;
  /** Where the student stood in sections whose time was over, by this device's clock. */
  left: readonly Position[];
  /** What the server is known to hold. */
  stored: Readonly<Record<string, StoredAnswer>>;
  queue: SaveQueue;
  /** Starts of each listening item, as the server counts them. */
  plays: Readonly<Record<string, number>>;
  /** The highest `seq` known of any device. */
  seq: number;
  /** The position is newer than the server's. */
  positionWaiting: boolean;
  phase: Phase;
  /** The due time in the server's milliseconds. */
  due: number;
  /** Null where sections have no timers of their own. */
  open: OpenSection | null;
  /** Another device is the active one: nothing is changed here, and what waits is still handed over. */
  elsewhere: boolean;
  /** Server time at which the connection was found lost. */
  lostSince: number | null;
  /** The device cannot keep a copy of the waiting answers (its storage is full or forbidden). */
  storageFailed: boolean;
}

/** The time of the attempt as the server sees it. */
export interface ClockView {
  now: number;
  due: number;
  open: OpenSection | null;
  elsewhere: boolean;
}

export interface ServerView extends ClockView {
  stored: Readonly<Record<string, StoredAnswer>>;
  /** The highest known to the server; after a take-over beyond what the device before may still send. */
  seq: number;
  plays: Readonly<Record<string, number>>;
  /** Where the active device stands. */
  position: Position;
}

export type ExamAction =
  | { type: 'moved'; move: Move }
  | { type: 'chosen'; question_id: string; option: string }
  | { type: 'flag_toggled'; question_id: string }
  | {
      type: 'saved';
      sent: readonly Entry[];
      position: Position | undefined;
      /** Entries that lost to a newer one, with what is stored instead. */
      superseded: Readonly<Record<string, StoredAnswer>>;
      /** The highest `seq` stored for the attempt. */
      saved: number;
      elsewhere: boolean;
    }
  | { type: 'refused'; sent: readonly Entry[]; position: Position | undefined }
  | { type: 'played'; question_id: string; plays: number }
  | { type: 'server_seen'; view: ServerView }
  | { type: 'clock_seen'; view: ClockView }
  /** The student has gone on from a section that has a timer. */
  | { type: 'section_opened'; open: OpenSection | null }
  | { type: 'time_over' }
  | { type: 'closed' }
  | { type: 'connection_lost'; at: number }
  /** Whether the device could keep the change. */
  | { type: 'kept'; isKept: boolean };

export interface Opening {
  paper: ExamPaper;
  /** Of this device, where the server does not have it yet. */
  own: Position | null;
  left: readonly Position[];
  server: ServerView;
  queue: SaveQueue;
  /** Where it was opened without a connection: since when. */
  lostSince: number | null;
}

/** The state on arrival: the server's and the device's entries, the higher `seq` of each question winning. */
export function openState({ paper, own, left, server, queue, lostSince }: Opening): ExamState {
  const settled = settleAgainst(queue, server.stored);
  return {
    paper,
    position: inOpenSection(onPaper(paper, own ?? server.position), server.open),
    left,
    stored: server.stored,
    queue: settled,
    plays: server.plays,
    seq: Math.max(
      server.seq,
      highestSeq(server.stored),
      highestSeq(queue.waiting),
      highestSeq(queue.refused),
    ),
    positionWaiting: own !== null,
    phase: 'running',
    due: server.due,
    open: server.open,
    elsewhere: server.elsewhere,
    lostSince,
    storageFailed: false,
  };
}

/** `at` is the server's time, which each change of an answer carries. */
export function reduceExam(state: ExamState, action: ExamAction, at: number): ExamState {
  switch (action.type) {
    case 'moved':
      return moved(state, action.move);
    case 'chosen':
      return chosen(state, action.question_id, action.option, at);
    case 'flag_toggled':
      return flagToggled(state, action.question_id, at);
    case 'saved': {
      const confirmed = { ...Object.fromEntries(action.sent.map(asStored)), ...action.superseded };
      const stored = newest(state.stored, confirmed);
      return {
        ...state,
        stored,
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
        // What was refused for an answer beside it may be taken alone.
        positionWaiting:
          state.positionWaiting && (action.sent.length > 0 || !samePosition(action.position, state.position)),
      };
    case 'played':
      return { ...state, plays: { ...state.plays, [action.question_id]: action.plays } };
    case 'server_seen': {
      return {
        ...atTime(whereItIsTaken(state, action.view), action.view),
        stored: newest(state.stored, action.view.stored),
        queue: settleAgainst(state.queue, action.view.stored),
        plays: mostPlays(state.plays, action.view.plays),
        seq: Math.max(state.seq, action.view.seq),
        // With where it was left, which a look at the clock alone does not say, this device may go on.
        elsewhere: action.view.elsewhere,
      };
    }
    case 'clock_seen':
      return isKnown(state, action.view) ? state : atTime(state, action.view);
    case 'section_opened':
      return inSection(state, action.open);
    case 'time_over': {
      if (state.phase !== 'running') return state;
      const next = sectionAfter(state.paper, state.open, state.due);
      return next ? inSection(state, next) : { ...state, phase: 'ended' };
    }
    case 'closed':
      return { ...state, phase: 'closed', lostSince: null };
    case 'connection_lost':
      return state.lostSince === null ? { ...state, lostSince: action.at } : state;
    case 'kept':
      return state.storageFailed === !action.isKept ? state : { ...state, storageFailed: !action.isKept };
  }
}

const UNANSWERED: StoredAnswer = { option: null, flagged: false, seq: 0 };

/** What the student sees chosen and flagged. */
export function answerOf(state: ExamState, questionId: string): StoredAnswer {
  const { queue, stored } = state;
  return queue.waiting[questionId] ?? queue.refused[questionId] ?? stored[questionId] ?? UNANSWERED;
}

/** With the time as the server sees it; an end that this device came to too early is taken back. */
function atTime(state: ExamState, { now, due, open, elsewhere }: ClockView): ExamState {
  const seen = {
    ...inSection({ ...state, due }, open),
    elsewhere: state.elsewhere || elsewhere,
    lostSince: null,
  };
  return state.phase === 'ended' && endOf(seen) > now ? { ...seen, phase: 'running' } : seen;
}

/** A device that the attempt comes back to goes on where the other has left it. */
function whereItIsTaken(state: ExamState, { position }: ServerView): ExamState {
  return state.elsewhere
    ? { ...state, position: onPaper(state.paper, position), positionWaiting: false }
    : state;
}

function isKnown(state: ExamState, { now, due, open, elsewhere }: ClockView): boolean {
  return (
    state.due === due &&
    state.open?.section === open?.section &&
    state.open?.due === open?.due &&
    (state.elsewhere || !elsewhere) &&
    state.lostSince === null &&
    (state.phase !== 'ended' || endOf(state) <= now)
  );
}

/** With this section open, and the student in it: where they stood, in one that is open again. */
function inSection(state: ExamState, open: OpenSection | null): ExamState {
  const begin = inOpenSection(state.position, open);
  if (samePosition(begin, state.position)) return { ...state, open };
  const stood = state.left.findLast(({ section }) => section === begin.section);
  const left = [...state.left, state.position];
  return { ...state, open, position: stood ?? begin, left, positionWaiting: true };
}

function moved(state: ExamState, move: Move): ExamState {
  if (!isEditable(state)) return state;
  const position = go(state.paper, state.position, move);
  return samePosition(position, state.position) ? state : { ...state, position, positionWaiting: true };
}

function chosen(state: ExamState, questionId: string, option: string, at: number): ExamState {
  const isOffered = findQuestion(state.paper, questionId)?.options.some(({ key }) => key === option);
  const current = answerOf(state, questionId);
  if (!isOffered || (current.option === option && !state.queue.refused[questionId])) return state;
  return changed(state, questionId, { option, flagged: current.flagged }, at);
}

function isEditable({ phase, elsewhere }: ExamState): boolean {
  return phase === 'running' && !elsewhere;
}

/** Between two choices flags have room, each one higher. */
const CHOICE_STEP = 10;

/**
 * Next to a choice that the server has, a flag is newer than that choice only. It is not newer than a choice that this
 * device does not know yet.
 */
function flagToggled(state: ExamState, questionId: string, at: number): ExamState {
  const { option, flagged, seq } = answerOf(state, questionId);
  const isStored = option === (state.stored[questionId]?.option ?? null);
  return changed(state, questionId, { option, flagged: !flagged }, at, isStored ? seq + 1 : undefined);
}

/** Every change is a whole entry, with the next `seq` unless it says another. */
function changed(
  state: ExamState,
  question_id: string,
  content: { option: string | null; flagged: boolean },
  at: number,
  number = state.seq + CHOICE_STEP,
): ExamState {
  if (!isEditable(state)) return state;
  const seq = Math.min(number, MAX_SEQ);
  const entry = { question_id, ...content, seq, answered_at: new Date(at).toISOString() };
  return { ...state, seq: Math.max(state.seq, seq), queue: enqueue(state.queue, entry) };
}

function newest(
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

function asStored({ question_id, option, flagged, seq }: Entry): [string, StoredAnswer] {
  return [question_id, { option, flagged, seq }];
}

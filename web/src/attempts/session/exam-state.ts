/**
 * Pure reducer of a running examination, independent of time, storage and network. The screen shows the newest entry of
 * each question: the waiting one, otherwise the rejected one, otherwise the one on the server.
 */
import { MAX_SEQ, type PlayPosition, type StoredAnswer } from '@lulus/contract';
import {
  acknowledge,
  type Entry,
  enqueue,
  highestSeq,
  refuse,
  type SaveQueue,
  settleAgainst,
} from '../answers/save-queue.ts';
import {
  confirmPositions,
  mergePositions,
  type PlayPositions,
  raisePosition,
} from '../listening/play-positions.ts';
import { type ExamPaper, findQuestion, type Position } from '../paper/paper.ts';
import { endOf, inOpenSection, type OpenSection, sectionAfter } from '../time/section-time.ts';
import { go, type Move, onPaper, samePosition } from './navigation.ts';

/** `ended`: the time is over by this device's clock. `closed`: the attempt is closed on the server. */
export type Phase = 'running' | 'ended' | 'closed';

export interface ExamState {
  paper: ExamPaper;
  position: Position;
  /** Last positions in sections that have ended by this device's clock. */
  left: readonly Position[];
  /** The answers that the server has, as far as this device knows. */
  stored: Readonly<Record<string, StoredAnswer>>;
  queue: SaveQueue;
  /** Plays of each listening item, as counted by the server. */
  plays: Readonly<Record<string, number>>;
  listening: PlayPositions;
  /** How often staff gave a play back, as far as this device knows. */
  playsGivenBack: number;
  /** The highest known `seq` of any device. */
  seq: number;
  /** True if the position is not on the server yet. */
  positionWaiting: boolean;
  phase: Phase;
  /** The due time, in milliseconds since 1970 by the server's clock. */
  due: number;
  /** The open section. Null if sections have no timers. */
  open: OpenSection | null;
  /** True if another device is active. Then nothing can be changed here, but waiting answers are still sent. */
  elsewhere: boolean;
  /** Server time at which the connection was lost, in milliseconds since 1970. Null while connected. */
  lostSince: number | null;
  /** True if the device cannot store a copy of the waiting answers, because its storage is full or forbidden. */
  storageFailed: boolean;
}

/** The time of the attempt on the server, in milliseconds since 1970. */
export interface ClockView {
  now: number;
  due: number;
  open: OpenSection | null;
  elsewhere: boolean;
  playsGivenBack: number;
}

export interface ServerView extends ClockView {
  stored: Readonly<Record<string, StoredAnswer>>;
  /** The highest `seq` on the server. After a takeover, it is above all that the previous device may still send. */
  seq: number;
  plays: Readonly<Record<string, number>>;
  listening: Readonly<Record<string, PlayPosition>>;
  /** Position of the active device. */
  position: Position;
}

/** Positions of plays that were sent with answers. */
type Sent = Readonly<Record<string, PlayPosition>> | undefined;

export type ExamAction =
  | { type: 'moved'; move: Move }
  | { type: 'chosen'; question_id: string; option: string }
  | { type: 'flag_toggled'; question_id: string }
  | {
      type: 'saved';
      sent: readonly Entry[];
      position: Position | undefined;
      listening?: Sent;
      /** The stored answers that are newer than sent entries. */
      superseded: Readonly<Record<string, StoredAnswer>>;
      /** The highest `seq` stored for the attempt. */
      saved: number;
      elsewhere: boolean;
    }
  | { type: 'refused'; sent: readonly Entry[]; position: Position | undefined; listening?: Sent }
  | { type: 'played'; question_id: string; plays: number }
  /** A play has come so far. `isStopped`: it does not go on by itself. */
  | ({ type: 'listened'; question_id: string; isStopped: boolean } & PlayPosition)
  | { type: 'server_seen'; view: ServerView }
  | { type: 'clock_seen'; view: ClockView }
  /** The student has finished a section with a timer. */
  | { type: 'section_opened'; open: OpenSection | null }
  | { type: 'time_over' }
  | { type: 'closed' }
  | { type: 'connection_lost'; at: number }
  /** The device has stored the change, or failed to. */
  | { type: 'stored'; isStored: boolean };

export interface Opening {
  paper: ExamPaper;
  /** This device's position if the server does not have it yet. */
  own: Position | null;
  left: readonly Position[];
  /** This device's positions of plays. */
  listening?: PlayPositions;
  server: ServerView;
  queue: SaveQueue;
  /** Server time since which the connection is lost, if it was opened offline. */
  lostSince: number | null;
}

/** Returns the first state from the server's and the device's entries. For each question, the higher `seq` wins. */
export function openState({
  paper,
  own,
  left,
  listening = {},
  server,
  queue,
  lostSince,
}: Opening): ExamState {
  const settled = settleAgainst(queue, server.stored);
  return {
    paper,
    position: inOpenSection(onPaper(paper, own ?? server.position), server.open),
    left,
    stored: server.stored,
    queue: settled,
    plays: server.plays,
    listening: mergePositions(listening, server.listening),
    playsGivenBack: server.playsGivenBack,
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

/** Returns the next state. `at` is the server's time in milliseconds, which new entries contain. */
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
      return { ...state, plays: { ...state.plays, [action.question_id]: action.plays } };
    case 'listened': {
      const listening = raisePosition(state.listening, action.question_id, action);
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

const UNANSWERED: StoredAnswer = { option: null, flagged: false, seq: 0 };

/** Returns the option and flag of a question on the screen. */
export function answerOf(state: ExamState, questionId: string): StoredAnswer {
  const { queue, stored } = state;
  return queue.waiting[questionId] ?? queue.refused[questionId] ?? stored[questionId] ?? UNANSWERED;
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

function chosen(state: ExamState, questionId: string, option: string, at: number): ExamState {
  const isOffered = findQuestion(state.paper, questionId)?.options.some(({ key }) => key === option);
  const current = answerOf(state, questionId);
  if (!isOffered || (current.option === option && !state.queue.refused[questionId])) return state;
  return changed(state, questionId, { option, flagged: current.flagged }, at);
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
  const { option, flagged, seq } = answerOf(state, questionId);
  const isStored = option === (state.stored[questionId]?.option ?? null);
  return changed(state, questionId, { option, flagged: !flagged }, at, isStored ? seq + 1 : undefined);
}

/** Queues a change as a complete entry. Its `seq` is the next one, unless another is given. */
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

function asStored({ question_id, option, flagged, seq }: Entry): [string, StoredAnswer] {
  return [question_id, { option, flagged, seq }];
}

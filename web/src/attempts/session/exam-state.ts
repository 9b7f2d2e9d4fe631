/**
 * State of a running examination, and the actions that change it (`reduce-exam.ts`). The screen shows the newest entry
 * of each question: the waiting one, otherwise the rejected one, otherwise the one on the server.
 */
import type { ItemResponse, PlayPosition, StoredAnswer } from '@lulus/contract';
import { type Entry, highestSeq, type SaveQueue, settleAgainst } from '../answers/save-queue.ts';
import { mergePositions, type PlayPositions } from '../listening/play-positions.ts';
import type { ExamPaper, Position } from '../paper/paper.ts';
import { inOpenSection, type OpenSection } from '../time/section-time.ts';
import { type Move, onPaper } from './navigation.ts';

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
  /** `isTyped`: more keys may follow, so it is sent a little later. */
  | { type: 'answered'; question_id: string; response: ItemResponse | null; isTyped?: true }
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
  /** Of a recording, `question_id` is the id of its question or stimulus. */
  | { type: 'played'; recording_id: string; plays: number }
  /** A play has come so far. `isStopped`: it does not go on by itself. */
  | ({ type: 'listened'; recording_id: string; isStopped: boolean } & PlayPosition)
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

const UNANSWERED: StoredAnswer = { response: null, flagged: false, seq: 0 };

/** Returns the response and flag of a question on the screen. */
export function answerOf(state: ExamState, questionId: string): StoredAnswer {
  const { queue, stored } = state;
  return queue.waiting[questionId] ?? queue.refused[questionId] ?? stored[questionId] ?? UNANSWERED;
}

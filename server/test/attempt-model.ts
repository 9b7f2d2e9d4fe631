/** A pure model of an attempt's steps. Tests compare it with the real application. */
import { INTERACTIONS } from '@lulus/contract';
import { FIVE_TYPES, type Given, sumOf } from './five-types.ts';
import { GRACE, MINUTE } from './take-attempt.ts';

export const PLAY_LIMIT = 2;

/** The other of two drawn questions, which is not on the attempt's paper. Its number is the count of those before it. */
export const OUTSIDE = INTERACTIONS.length + 1;
export const ESSAY = INTERACTIONS.indexOf('essay');

/** Results are visible at once after the end, or never during the steps. */
export type ModelledRelease = 'at_once' | 'by_hand';

/** Index in `given` of the question's type; null for nothing, and `MISFIT` for a response that does not fit. */
export type Chosen = number | null;
export const MISFIT = -1;
export type Entry = { question: number; chosen: Chosen; seq: number };
export type Step =
  | { kind: 'save'; device: number; entries: Entry[] }
  | { kind: 'submit'; list: Entry[] }
  | { kind: 'late'; entries: (Entry & { ago: number })[] }
  | { kind: 'wait'; ms: number }
  | { kind: 'extend' | 'reopen'; minutes: number }
  | { kind: 'take over'; device: number }
  | { kind: 'play'; recording: Recording; press: number }
  | { kind: 'listen'; recording: Recording; press: number; position: number }
  | { kind: 'give back'; recording: number }
  /** `behind`: how many versions of the mark the marker has not seen. */
  | { kind: 'mark'; points: number; behind: number }
  | { kind: 'count'; reason: boolean }
  | { kind: 'sweep' | 'ignore' | 'paper' };
/** The recording of the question outside the paper, after those of question 0 and of the stimulus. */
export const OUTSIDE_RECORDING = 2;
type Recording = number;

/** How the attempt is started: by a start with a device, or by a paper request without one. */
export type StartedBy = 'start' | 'paper';

type Answer = { chosen: Chosen; seq: number };
/** Plays of a recording. */
interface Played {
  plays: number;
  /** The last press, and how far it was heard. */
  press: number | null;
  position: number | null;
  repeats: number;
  resumes: number;
}

const UNPLAYED: Played = { plays: 0, press: null, position: null, repeats: 0, resumes: 0 };

type Late = Answer & { ignored: boolean };

/** The mark of the essay, and the answer that the marker read. */
interface Mark {
  points: number;
  chosen: Chosen;
  version: number;
}

export const weightOf = (question: number) => 2 ** question;

export const typeAt = (question: number) => FIVE_TYPES[INTERACTIONS[question] ?? 'choice'];

/** Null for an unmarked essay. */
export function pointsOf(question: number, given: Given | undefined): number | null {
  if (given?.share === null) return null;
  return weightOf(question) * (given?.share ?? 0);
}

const pointsOfChosen = (question: number, chosen: Chosen): number | null =>
  pointsOf(question, chosen === null ? undefined : typeAt(question).given[chosen]);

const hasMisfit = (entries: Entry[]): boolean => entries.some(({ chosen }) => chosen === MISFIT);
const hasOutside = (entries: Entry[]): boolean => entries.some(({ question }) => question === OUTSIDE);

/**
 * Models one attempt without a database, concurrency or HTTP. Question n has the weight 2ⁿ and the n-th type of
 * `FIVE_TYPES`. The last one is single choice.
 */
export class AttemptModel {
  readonly answers = new Map<number, Answer>();
  /** Questions whose entries the last save refused. */
  refused: number[] = [];
  /** By question number, then by `seq`. */
  readonly late = new Map<number, Map<number, Late>>();
  readonly played: Played[] = Array.from({ length: OUTSIDE_RECORDING }, () => UNPLAYED);
  mark: Mark | undefined;
  ended: number | null = null;
  device: number | null;
  events = ['started'];
  due: number;
  readonly release: ModelledRelease;

  constructor({
    due,
    release,
    startedBy,
  }: {
    due: number;
    release: ModelledRelease;
    startedBy: StartedBy;
  }) {
    this.device = startedBy === 'start' ? 0 : null;
    this.due = due;
    this.release = release;
  }

  score(): number | null {
    return sumOf(
      [...this.answers].map(([at, { chosen }]) =>
        at === ESSAY && chosen !== null && this.mark?.chosen === chosen
          ? this.mark.points
          : pointsOfChosen(at, chosen),
      ),
    );
  }

  private overdue = (now: number) => this.due + GRACE <= now;

  private end(at: number, event: string): void {
    this.ended = at;
    this.events.push(event);
  }

  sweep(now: number): void {
    if (this.ended === null && this.overdue(now)) this.end(this.due, 'closed');
  }

  private put(at: number, { chosen, seq }: Answer): void {
    if (seq > (this.answers.get(at)?.seq ?? 0)) this.answers.set(at, { chosen, seq });
  }

  /** Returns the newest late answer to each question, if it is newer than the stored one and differs from it. */
  private uncounted(): [number, Late][] {
    return [...this.late].flatMap(([at, answers]) => {
      const stored = this.answers.get(at);
      const [newest] = [...answers.values()].sort((a, b) => b.seq - a.seq);
      const isUncounted =
        newest && newest.seq > (stored?.seq ?? 0) && newest.chosen !== (stored?.chosen ?? null);
      return isUncounted ? [[at, newest]] : [];
    });
  }

  /** Returns one entry per question: the last of those with the highest `seq`. */
  static newest<E extends Entry>(entries: E[]): E[] {
    const sorted = [...entries].sort((a, b) => a.seq - b.seq);
    return [...new Map(sorted.map((entry) => [entry.question, entry])).values()];
  }

  private play(recording: Recording, press: number): number {
    const played = this.played[recording];
    if (!played) return 422;
    const isResume = played.position !== null && played.repeats === 0;
    if (played.press === press && played.repeats < 5 && !(isResume && played.resumes === 3)) {
      played.repeats += 1;
      if (isResume) played.resumes += 1;
    } else if (played.plays === PLAY_LIMIT) return 409;
    else this.played[recording] = { ...UNPLAYED, plays: played.plays + 1, press };
    this.events.push('played');
    return 200;
  }

  /** The play that can go on. */
  cutOff(recording: Recording): { press: number; position: number } | undefined {
    const { press, position, resumes } = this.played[recording] ?? UNPLAYED;
    return press === null || position === null || resumes === 3 ? undefined : { press, position };
  }

  /** Applies the step, and returns the status of its call. */
  apply(step: Step, now: number): number {
    const running = this.ended === null && !this.overdue(now);
    // A list with a misfit is rejected as a whole, before the attempt is looked at.
    if (step.kind === 'submit' && (hasMisfit(step.list) || hasOutside(step.list))) return 422;
    if (step.kind === 'late') {
      const newest = AttemptModel.newest(step.entries);
      if (hasMisfit(newest) || hasOutside(newest)) return 422;
    }
    if (['submit', 'late', 'count', 'ignore', 'reopen'].includes(step.kind)) this.sweep(now);
    switch (step.kind) {
      case 'save':
        if (!running) return 410;
        if (hasOutside(step.entries)) return 422;
        this.device ??= step.device;
        this.refused = [];
        for (const { question, ...answer } of AttemptModel.newest(step.entries)) {
          if (answer.chosen === MISFIT) this.refused.push(question);
          else this.put(question, answer);
        }
        return 200;
      case 'submit': {
        if (!running) return 200;
        for (const { question, chosen, seq } of step.list) {
          if (chosen !== null) this.put(question, { chosen, seq });
        }
        this.end(now, 'submitted');
        return 200;
      }
      case 'late': {
        if (this.ended === null) return 409;
        let landed = 0;
        for (const { question, chosen, seq } of AttemptModel.newest(step.entries)) {
          const stored = this.answers.get(question);
          const late = this.late.get(question) ?? new Map<number, Late>();
          if (seq <= (stored?.seq ?? 0) || late.has(seq)) continue;
          late.set(seq, { chosen, seq, ignored: false });
          this.late.set(question, late);
          if (chosen !== (stored?.chosen ?? null)) landed += 1;
        }
        if (landed > 0) this.events.push('late_received');
        return 200;
      }
      case 'count': {
        if (this.ended === null) return 409;
        const uncounted = this.uncounted();
        if (uncounted.length === 0) return 409;
        if (this.release === 'at_once' && !step.reason) return 422;
        for (const [at, late] of uncounted) this.put(at, late);
        this.events.push('late_counted');
        return 200;
      }
      case 'ignore': {
        if (this.ended === null) return 409;
        const undecided = this.uncounted().filter(([, { ignored }]) => !ignored);
        if (undecided.length === 0) return 409;
        for (const [, late] of undecided) late.ignored = true;
        return 200;
      }
      case 'extend':
        if (!running) return 410;
        // Time taken back must not end the attempt before now.
        if (step.minutes < 0 && this.due + step.minutes * MINUTE < now) return 409;
        this.due += step.minutes * MINUTE;
        this.events.push('extended');
        return 200;
      case 'reopen':
        if (this.ended === null) return 409;
        this.ended = null;
        this.due = now + step.minutes * MINUTE;
        this.events.push('reopened');
        return 200;
      case 'take over':
        if (!running) return 410;
        if (this.device !== step.device) this.events.push('resumed');
        this.device = step.device;
        return 200;
      case 'play':
        return running ? this.play(step.recording, step.press) : 410;
      case 'listen': {
        if (!running) return 410;
        const played = this.played[step.recording];
        if (played?.press === step.press && step.position > (played.position ?? -1)) {
          this.played[step.recording] = { ...played, position: step.position, repeats: 0 };
        }
        return 200;
      }
      case 'give back': {
        if (!running) return 410;
        const { plays } = this.played[step.recording] ?? UNPLAYED;
        if (plays === 0) return 409;
        this.played[step.recording] = { ...UNPLAYED, plays: plays - 1 };
        this.events.push('play_given_back');
        return 200;
      }
      case 'mark': {
        const { points, behind } = step;
        if (points < 0) return 422;
        if (this.ended === null) return 409;
        if (points > weightOf(ESSAY)) return 422;
        const chosen = this.answers.get(ESSAY)?.chosen ?? null;
        if (chosen === null) return 409;
        const version = this.mark?.version ?? 0;
        // A retry of the last call changes nothing.
        if (behind === 1 && version > 0 && this.mark?.points === points) return 200;
        if (behind > 0 && version > 0) return 409;
        this.mark = { points, chosen, version: version + 1 };
        this.events.push('marked');
        return 200;
      }
      case 'paper':
        return this.ended === null ? 200 : 410;
      case 'sweep':
        this.sweep(now);
        return 200;
      case 'wait':
        return 200;
    }
  }
}

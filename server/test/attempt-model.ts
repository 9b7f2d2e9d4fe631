/** A pure model of an attempt's steps. Tests compare it with the real application. */
import { GRACE, MINUTE } from './take-attempt.ts';

export const LATE_MINUTES = 15;

/** Results are visible at once after the end, or never during the steps. */
export type ModelledRelease = 'at_once' | 'by_hand';

export type Entry = { question: number; option: string | null; seq: number };
export type Step =
  | { kind: 'save'; device: number; entries: Entry[] }
  | { kind: 'submit'; chosen: { question: number; option: string; seq: number }[] }
  | { kind: 'late'; entries: (Entry & { ago: number })[] }
  | { kind: 'wait'; ms: number }
  | { kind: 'extend' | 'reopen'; minutes: number }
  | { kind: 'take over'; device: number }
  | { kind: 'sweep' | 'count' | 'paper' };
/** How the attempt is started: by a start with a device, or by a paper request without one. */
export type StartedBy = 'start' | 'paper';

type Answer = { option: string | null; seq: number };
type Late = Answer & { answered_at: number; received_at: number; ended_at: number; counted: boolean };

/**
 * Models one attempt without a database, concurrency or HTTP. Question n has weight 2ⁿ, and option '1' is
 * right.
 */
export class AttemptModel {
  readonly answers = new Map<number, Answer>();
  /** By question number, then by `seq`. */
  readonly late = new Map<number, Map<number, Late>>();
  ended: number | null = null;
  private byDeadline = false;
  device: number | null;
  events = ['started'];
  due: number;
  readonly started: number;
  readonly release: ModelledRelease;

  constructor({
    started,
    due,
    release,
    startedBy,
  }: {
    started: number;
    due: number;
    release: ModelledRelease;
    startedBy: StartedBy;
  }) {
    this.device = startedBy === 'start' ? 0 : null;
    this.started = started;
    this.due = due;
    this.release = release;
  }

  score(): number {
    return [...this.answers].reduce((sum, [at, { option }]) => sum + (option === '1' ? 2 ** at : 0), 0);
  }

  private overdue = (now: number) => this.due + GRACE <= now;

  private end(at: number, event: string): void {
    this.ended = at;
    this.byDeadline = event === 'closed';
    this.events.push(event);
  }

  sweep(now: number): void {
    if (this.ended === null && this.overdue(now)) this.end(this.due, 'closed');
  }

  private put(at: number, { option, seq }: Answer): void {
    if (seq > (this.answers.get(at)?.seq ?? 0)) this.answers.set(at, { option, seq });
  }

  private canCount({ answered_at, received_at, ended_at }: Late): boolean {
    const isByDeadline = this.byDeadline && ended_at === this.ended;
    const isOver = isByDeadline ? answered_at >= ended_at + GRACE : answered_at > ended_at;
    return received_at < ended_at + LATE_MINUTES * MINUTE && answered_at >= this.started && !isOver;
  }

  /** Returns the newest late answer that can count, for each question that has one. */
  private countable(): [number, Late][] {
    return [...this.late].flatMap(([at, answers]) => {
      const stored = this.answers.get(at);
      const newer = [...answers.values()].filter(({ seq, counted }) => !counted && seq > (stored?.seq ?? 0));
      if (!newer.some(({ option }) => option !== (stored?.option ?? null))) return [];
      const [newest] = newer.filter((late) => this.canCount(late)).sort((a, b) => b.seq - a.seq);
      return newest ? [[at, newest]] : [];
    });
  }

  /** Returns one entry per question: the last of those with the highest `seq`. */
  private static newest<E extends Entry>(entries: E[]): E[] {
    const sorted = [...entries].sort((a, b) => a.seq - b.seq);
    return [...new Map(sorted.map((entry) => [entry.question, entry])).values()];
  }

  /** Applies the step, and returns the status of its call. */
  apply(step: Step, now: number): number {
    const running = this.ended === null && !this.overdue(now);
    if (['submit', 'late', 'count', 'reopen'].includes(step.kind)) this.sweep(now);
    switch (step.kind) {
      case 'save':
        if (!running) return 410;
        this.device ??= step.device;
        for (const { question, ...answer } of AttemptModel.newest(step.entries)) this.put(question, answer);
        return 200;
      case 'submit': {
        if (!running) return 200;
        for (const { question, option, seq } of step.chosen) {
          this.put(question, { option, seq });
        }
        this.end(now, 'submitted');
        return 200;
      }
      case 'late': {
        if (this.ended === null) return 409;
        let landed = 0;
        for (const { question, option, seq, ago } of AttemptModel.newest(step.entries)) {
          const stored = this.answers.get(question);
          const late = this.late.get(question) ?? new Map<number, Late>();
          if (seq <= (stored?.seq ?? 0) || late.has(seq)) continue;
          const [answered_at, ended_at] = [now - ago, this.ended];
          late.set(seq, { option, seq, answered_at, received_at: now, ended_at, counted: false });
          this.late.set(question, late);
          if (option !== (stored?.option ?? null)) landed += 1;
        }
        if (landed > 0) this.events.push('late_received');
        return 200;
      }
      case 'count': {
        if (this.ended === null) return 409;
        const counted = this.release === 'at_once' ? [] : this.countable();
        if (counted.length === 0) return 409;
        for (const [at, late] of counted) {
          late.counted = true;
          this.put(at, late);
        }
        this.events.push('late_counted');
        return 200;
      }
      case 'extend':
        if (!running) return 410;
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

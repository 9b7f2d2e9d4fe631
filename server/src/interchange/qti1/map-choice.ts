/** Maps questions with one list of options. */
import { bestPoints } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { mixByText } from '../moodle-xml/mix-by-text.ts';
import { Refusal } from '../moodle-xml/question.ts';
import { type Item, numberTexts, roundPoints, type TypeFields } from './item.ts';
import type { Label, Response } from './presentation.ts';
import { equalTests, hasPoints, rightConditions, scoreOf } from './score.ts';

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.0015;
/** Up to so many options, all ways to answer are compared. */
const MAX_EXHAUSTIVE = 10;

const numberAt = (at: number) => String(at + 1);

/** What the file says of the order of options. */
function orderFields({ render, labels }: Response): Partial<TypeFields> {
  const shuffle = render?.attributes.shuffle ?? '';
  if (/^no$/i.test(shuffle)) return { keep_option_order: true };
  const pinned = labels.flatMap(({ isPinned }, at) => (isPinned ? [numberAt(at)] : []));
  return pinned.length > 0 ? { pinned_options: pinned } : {};
}

export function optionsOf(labels: Label[]): Pick<TypeFields, 'option_type' | 'bank_option'> {
  const { type, texts } = numberTexts(labels.map(({ text }) => text));
  return { option_type: type, bank_option: texts };
}

/** A score is worth these points. */
function pointsOf(item: Item, score: number, best: number): number {
  const { max } = item.scoring;
  const arePoints = best === item.weight || best <= 1;
  const full = max !== undefined && max > best && !arePoints ? max : best;
  return (item.weight * score) / full;
}

/** Points by option. The weight follows from them. */
function optionPoints(
  interaction: 'choice' | 'choice_multiple',
  item: Item,
  scores: number[],
  best: number,
): Partial<TypeFields> {
  const points = scores.map((score) => roundPoints(pointsOf(item, score, best), item));
  const weight = bestPoints(interaction, points, null);
  if (!isNear(weight, item.weight)) {
    item.html.warn(
      problem('maximum_changed', { percent: Number(((weight / item.weight) * 100).toFixed(2)) }),
    );
  }
  return {
    scoring_rule: 'option_points',
    option_points: Object.fromEntries(points.map((one, at) => [numberAt(at), one])),
    bank_question_weight: weight,
  };
}

/** Options that the file names as right without any score. */
function namedOptions(item: Item, { ident, labels }: Response): Label[] {
  const tests = rightConditions(item.scoring).flatMap(({ test }) => equalTests(test));
  const values = tests.filter(({ response }) => response === ident).map(({ value }) => value);
  return labels.filter((label) => values.includes(label.ident));
}

export function mapSingle(item: Item, response: Response): TypeFields {
  const { labels, ident } = response;
  const fields: TypeFields = { interaction: 'choice', ...optionsOf(labels), ...orderFields(response) };
  const keyOf = (isRight: (label: Label, at: number) => boolean) =>
    labels.flatMap((label, at) => (isRight(label, at) ? [numberAt(at)] : []));
  if (!hasPoints(item.scoring)) {
    const named = namedOptions(item, response);
    return named.length > 0 ? { ...fields, bank_key: keyOf((label) => named.includes(label)) } : fields;
  }
  const scores = labels.map((label) => scoreOf(item.scoring, new Map([[ident, [label.ident]]])));
  const best = Math.max(...scores);
  if (best <= 0) return fields;
  if (scoreOf(item.scoring, new Map()) !== 0) item.html.warn(problem('blank_points_dropped'));
  const bank_key = keyOf((_, at) => scores[at] === best);
  const isFull = isNear(pointsOf(item, best, best), item.weight);
  if (item.weight === 0 || (isFull && scores.every((score) => score === 0 || score === best))) {
    return { ...fields, bank_key };
  }
  return { ...fields, bank_key, ...optionPoints('choice', item, scores, best) };
}

/** Ways to tick options, as indexes: all, or those in which a rule differs from another. */
function samplesOf(count: number, right: Set<number>): Set<number>[] {
  const indexes = [...Array(count).keys()];
  if (count <= MAX_EXHAUSTIVE) {
    return [...Array(2 ** count).keys()].map(
      (bits) => new Set(indexes.filter((at) => (bits >> at) % 2 === 1)),
    );
  }
  const changed = (...ats: number[]) => {
    const ticked = new Set(right);
    for (const at of ats) ticked[ticked.has(at) ? 'delete' : 'add'](at);
    return ticked;
  };
  const pairs = indexes.flatMap((one) => indexes.slice(one + 1).map((other) => [one, other]));
  return [
    new Set(),
    new Set(indexes),
    ...indexes.map((at) => new Set([at])),
    ...pairs.flatMap((pair) => [new Set(pair), changed(...pair)]),
    ...indexes.map((at) => changed(at)),
  ];
}

interface Ticks {
  /** Indexes of options. */
  right: Set<number>;
  /** What they earn. */
  best: number;
}

/** The ticks that earn most among the ones that the conditions name. */
function bestTicks(item: Item, { ident, labels }: Response): Ticks {
  const score = (ticks: Set<number>) => scoreTicks(item, ident, labels, ticks);
  const singles = labels.map((_, at) => score(new Set([at])));
  const named = rightConditions(item.scoring).map(
    ({ test }) =>
      new Set(equalTests(test).map(({ value }) => labels.findIndex((label) => label.ident === value))),
  );
  const all = [...named, new Set(singles.flatMap((one, at) => (one > 0 ? [at] : [])))];
  for (const one of all) one.delete(-1);
  const found = all.filter((one) => one.size > 0).map((right) => ({ right, best: score(right) }));
  const isBetter = (one: Ticks, other: Ticks) =>
    other.best > one.best || (other.best === one.best && other.right.size > one.right.size);
  return found.reduce((one, other) => (isBetter(one, other) ? other : one), {
    right: new Set<number>(),
    best: 0,
  });
}

const scoreTicks = ({ scoring }: Item, ident: string, labels: Label[], ticks: Set<number>): number =>
  scoreOf(scoring, new Map([[ident, labels.filter((_, at) => ticks.has(at)).map((label) => label.ident)]]));

/** Whether each option sets the whole score or nothing, so that the first tick in the file would decide. */
const isFirstTickDecisive = ({ scoring: { conditions } }: Item): boolean => {
  const scored = conditions.filter(({ changes }) => changes.length > 0);
  const values = new Set(scored.flatMap(({ changes }) => changes.map(({ value }) => value)));
  return (
    values.size === 2 &&
    values.has(0) &&
    scored.every(
      ({ test, changes }) => equalTests(test).length === 1 && changes.every(({ action }) => action === 'set'),
    )
  );
};

/** Finds the rule that gives the points of the file for all ways to answer. */
/** Finds the rule that gives the same points for sets of ticks. `best` are the points of the right ones. */
function findRuleOfTicks(
  item: Item,
  { labels, ident }: Response,
  right: Set<number>,
  best: number,
): Partial<TypeFields> {
  const samples = samplesOf(labels.length, right);
  const given = samples.map((ticks) => scoreTicks(item, ident, labels, ticks) / best);
  const isRule = (share: (hits: number, misses: number, ticks: Set<number>) => number) =>
    samples.every((ticks, at) => {
      const hits = [...ticks].filter((one) => right.has(one)).length;
      return isNear(given[at] as number, share(hits, ticks.size - hits, ticks));
    });
  const parts = right.size;
  if (isRule((hits, misses) => (hits === parts && misses === 0 ? 1 : 0))) {
    if (item.type === 'multiple answers') item.html.warn(problem('canvas_partial_points'));
    return { scoring_rule: 'all_or_nothing' };
  }
  if (isRule((hits, misses) => Math.max(0, hits - misses) / parts)) {
    return { scoring_rule: 'parts_minus_wrong' };
  }
  const worth = labels.map((_, at) => {
    const other = new Set(right);
    if (right.has(at)) other.delete(at);
    else other.add(at);
    const difference = best - scoreTicks(item, ident, labels, other);
    return (right.has(at) ? difference : -difference) / best;
  });
  const sumOf = (ticks: Set<number>) => [...ticks].reduce((sum, at) => sum + (worth[at] ?? 0), 0);
  if (isRule((_hits, _misses, ticks) => Math.min(1, Math.max(0, sumOf(ticks))))) {
    return optionPoints(
      'choice_multiple',
      item,
      worth.map((one) => one * best),
      best,
    );
  }
  // Brightspace sets the whole score for each right option.
  if (isRule((hits) => (hits > 0 ? 1 : 0)) || isFirstTickDecisive(item)) {
    item.html.warn(problem('each_full_read_as_all'));
    return { scoring_rule: 'all_or_nothing' };
  }
  if (isRule((hits) => (hits === parts ? 1 : 0))) {
    item.html.warn(problem('more_ticks_cost'));
    return { scoring_rule: 'all_or_nothing' };
  }
  throw new Refusal(problem('scoring_not_ours'));
}

export function mapMultiple(item: Item, response: Response): TypeFields {
  const { labels } = response;
  const { minnumber, maxnumber } = response.render?.attributes ?? {};
  const limits = {
    ...(Number(minnumber) > 0 && { min_choices: Number(minnumber) }),
    ...(Number(maxnumber) > 1 && Number(maxnumber) < labels.length && { max_choices: Number(maxnumber) }),
  };
  const fields: TypeFields = {
    interaction: 'choice_multiple',
    ...optionsOf(labels),
    ...orderFields(response),
    ...limits,
  };
  if (!hasPoints(item.scoring)) {
    const named = namedOptions(item, response);
    const bank_key = named.map((label) => numberAt(labels.indexOf(label)));
    return bank_key.length > 0 ? { ...fields, bank_key } : fields;
  }
  const { right, best } = bestTicks(item, response);
  if (best <= 0) return fields;
  const bank_key = [...right].sort((a, b) => a - b).map(numberAt);
  return { ...fields, bank_key, ...findRuleOfTicks(item, response, right, best) };
}

/** Whether more than one option is needed for the most points. */
export function needsSeveral(item: Item, response: Response): boolean {
  if (!hasPoints(item.scoring)) {
    return rightConditions(item.scoring).some(({ test }) => equalTests(test).length > 1);
  }
  const { right, best } = bestTicks(item, response);
  const singles = response.labels.map((_, at) =>
    scoreTicks(item, response.ident, response.labels, new Set([at])),
  );
  return right.size > 1 && best > Math.max(...singles);
}

export function mapOrder(item: Item, { ident, labels }: Response): TypeFields {
  const [condition] = rightConditions(item.scoring);
  const named = condition ? equalTests(condition.test).filter(({ response }) => response === ident) : [];
  const inOrder = [...new Set(named.map(({ value }) => value))].flatMap(
    (value) => labels.find((label) => label.ident === value) ?? [],
  );
  const mixed = mixByText(labels, ({ text }) => text.html);
  const isComplete = inOrder.length === labels.length;
  return {
    interaction: 'order',
    ...optionsOf(mixed),
    ...(isComplete && { bank_key: inOrder.map((label) => numberAt(mixed.indexOf(label))) }),
    scoring_rule: 'all_or_nothing',
  };
}

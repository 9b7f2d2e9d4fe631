/** The players of the types of questions. All but single choice are loaded when a paper has them. */
import type { Interaction } from '@lulus/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Question } from '../paper/paper.ts';
import { OptionList } from '../screen/option-list.tsx';
import type { PlayerProps } from './player-props.ts';

type Loaded = Promise<{ default: ComponentType<PlayerProps> }>;

const loaders = {
  choice_multiple: () =>
    import('./choice-multiple/choice-multiple.tsx').then((file) => ({ default: file.ChoiceMultiple })),
  choice_table: () =>
    import('./choice-table/choice-table.tsx').then((file) => ({ default: file.ChoiceTable })),
  short_answer: () =>
    import('./short-answer/short-answer.tsx').then((file) => ({ default: file.ShortAnswer })),
  number: () => import('./number/number.tsx').then((file) => ({ default: file.NumberAnswer })),
  essay: () => import('./essay/essay.tsx').then((file) => ({ default: file.Essay })),
  gaps: () => import('./gaps/gaps.tsx').then((file) => ({ default: file.Gaps })),
  match: () => import('./match/match.tsx').then((file) => ({ default: file.Match })),
  order: () => import('./order/order.tsx').then((file) => ({ default: file.Order })),
} satisfies Record<Exclude<Interaction, 'choice'>, () => Loaded>;

const players: Record<keyof typeof loaders, ComponentType<PlayerProps>> = {
  choice_multiple: lazy(loaders.choice_multiple),
  choice_table: lazy(loaders.choice_table),
  short_answer: lazy(loaders.short_answer),
  number: lazy(loaders.number),
  essay: lazy(loaders.essay),
  gaps: lazy(loaders.gaps),
  match: lazy(loaders.match),
  order: lazy(loaders.order),
};

/** Loads the players of these questions ahead, so that they are there without a connection. */
export function preparePlayers(questions: Question[]): void {
  for (const interaction of new Set(questions.map((question) => question.interaction))) {
    if (interaction !== 'choice') loaders[interaction]().catch(() => undefined);
  }
}

function SingleChoice({ question, response, onAnswer }: PlayerProps) {
  return <OptionList question={question} chosen={response as string | null} onChoose={onAnswer} />;
}

export function Player(props: PlayerProps) {
  const { interaction } = props.question;
  if (interaction === 'choice') return <SingleChoice {...props} />;
  const Lazy = players[interaction];
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}

import { Link } from 'react-router';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { type Block, type Inline, partId } from './guide.ts';
import classes from './guide-text.module.css';

interface Checklist {
  /** The ticked items, by their position in the whole guide. */
  ticks: readonly number[];
  toggle: (at: number) => void;
}

export function GuideText({
  blocks,
  checklist,
}: {
  blocks: readonly Block[];
  checklist?: Checklist | undefined;
}) {
  return (
    <div className={classes.guide}>
      {blocks.map((block, at) => (
        <GuideBlock
          key={JSON.stringify(block)}
          block={block}
          before={blocks.slice(0, at)}
          checklist={checklist}
        />
      ))}
    </div>
  );
}

/** `before` are the blocks above, by which headings and checks are numbered. */
function GuideBlock({
  block,
  before,
  checklist,
}: {
  block: Block;
  before: readonly Block[];
  checklist: Checklist | undefined;
}) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={partId(before.filter(({ kind }) => kind === 'heading').length)}>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'picture': {
      const { alt, src, width, height } = block;
      return <img alt={alt} src={src} width={width} height={height} loading="lazy" decoding="async" />;
    }
    case 'list': {
      const List = block.as === 'steps' ? 'ol' : 'ul';
      const firstCheck = before.flatMap((one) =>
        one.kind === 'list' && one.as === 'checks' ? one.items : [],
      ).length;
      return (
        <List className={block.as === 'checks' ? classes.checks : undefined}>
          {block.items.map((text, at) => (
            <li key={JSON.stringify(text)}>
              {block.as === 'checks' ? (
                <label>
                  <input
                    type="checkbox"
                    checked={checklist?.ticks.includes(firstCheck + at)}
                    onChange={() => checklist?.toggle(firstCheck + at)}
                  />
                  <span>
                    <Words text={text} />
                  </span>
                </label>
              ) : (
                <Words text={text} />
              )}
            </li>
          ))}
        </List>
      );
    }
  }
}

function Words({ text }: { text: readonly Inline[] }) {
  const { language } = useLanguage();
  return text.map((part) => {
    if (typeof part === 'string') return part;
    if ('bold' in part) {
      const name = (language === 'default' && part.mixed) || part.bold;
      return <strong key={part.bold}>{name}</strong>;
    }
    if ('code' in part) return <code key={part.code}>{part.code}</code>;
    return (
      <Link key={part.to} to={part.to}>
        {part.link}
      </Link>
    );
  });
}

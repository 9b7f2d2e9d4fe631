import { Link } from 'react-router';
import { useLanguage } from '../platform/i18n/i18n.ts';
import type { Block, Inline } from './guide.ts';
import classes from './guide-text.module.css';

export function GuideText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={classes.guide}>
      {blocks.map((block) => (
        <GuideBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function GuideBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
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
      return (
        <List className={block.as === 'checks' ? classes.checks : undefined}>
          {block.items.map((text) => (
            <li key={JSON.stringify(text)}>
              {block.as === 'checks' ? (
                <label>
                  <input type="checkbox" />
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

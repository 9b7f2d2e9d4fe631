import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import classes from './rich-text.module.css';

/** What rich text may hold; the server has already removed the rest, and nothing else gets through here either. */
const allowedTags = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'strike', 'del']);
const droppedTags = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);

interface Props {
  html: string;
  className?: string;
}

/** Server-sanitised HTML built as elements, never set as HTML. Line breaks in its text stay. */
export function RichText({ html, className }: Props) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return childrenOf(body);
  }, [html]);
  return <div className={className ? `${classes.text} ${className}` : classes.text}>{content}</div>;
}

/** The words of rich text, for labels and titles. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) => render(child, index));
}

function render(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (droppedTags.has(tag)) return null;
  if (tag === 'br') return <br key={key} />;
  if (!allowedTags.has(tag)) return <Fragment key={key}>{childrenOf(node)}</Fragment>;
  return createElement(tag === 'strike' ? 's' : tag, { key }, ...childrenOf(node));
}

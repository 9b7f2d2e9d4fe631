import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import classes from './rich-text.module.css';

/** The server removes other elements before it stores a text. This list rejects them again. */
const allowedTags = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'strike', 'del']);
const droppedTags = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);

interface Props {
  html: string;
  className?: string;
}

/** Renders sanitised HTML as React elements without `innerHTML`. Keeps line breaks of its text. */
export function RichText({ html, className }: Props) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return childrenOf(body);
  }, [html]);
  return <div className={className ? `${classes.text} ${className}` : classes.text}>{content}</div>;
}

/** Returns the text of rich text in one line, for labels and titles. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll('p, li, br')) block.after(' ');
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

import { catalogueOf } from '@lulus/contract';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SettingsRow } from '../../settings/settings.queries.ts';
import type { LinkPurpose } from './link-token.ts';
import { mailWords } from './mail-words.ts';

interface Content {
  to: string;
  first_name: string;
  purpose: LinkPurpose;
  link: string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/**
 * Names that are safe in a greeting: mail programs do not turn them into links. Anyone who registers an address chooses
 * the name.
 */
const PLAIN_NAME = /^[\p{L}\p{M}\p{N}'’ -]{1,40}$/u;

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

/** Builds the mail with a set-password link, as plain text and as simple HTML without remote content. */
export function linkMail(
  { to, first_name, purpose, link }: Content,
  { school_name, default_language }: Pick<SettingsRow, 'school_name' | 'default_language'>,
): Mail {
  const words = mailWords[catalogueOf(default_language)][purpose];
  const school = school_name || 'Lulus';
  const why = words.why(school);
  const greeting = PLAIN_NAME.test(first_name) ? [words.greeting(first_name)] : [];
  const button =
    'display:inline-block;padding:12px 20px;background:#0f766e;color:#fff;font-weight:bold;text-decoration:none;border-radius:8px';
  return {
    to,
    subject: words.subject(school),
    text: [...greeting, why, link, words.until, words.otherwise, school].join('\n\n'),
    html: [
      `<div lang="${default_language === 'en' ? 'en' : 'id'}" style="max-width:520px;margin:0 auto;padding:24px 16px;font:16px/1.6 sans-serif;color:#17252a">`,
      ...greeting.map((line) => paragraph(escaped(line))),
      paragraph(escaped(why)),
      paragraph(`<a href="${escaped(link)}" style="${button}">${escaped(words.button)}</a>`),
      paragraph(`<span style="word-break:break-all">${escaped(link)}</span>`),
      paragraph(`${escaped(words.until)} ${escaped(words.otherwise)}`),
      paragraph(escaped(school)),
      '</div>',
    ].join('\n'),
  };
}

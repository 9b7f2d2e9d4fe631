import type { Problem } from '@lulus/contract/messages';
import i18next from 'i18next';

/** Namespaces of messages. The second one is loaded for admins only. */
const ns = ['messages', 'adminMessages'] as never[];
const translate = i18next.t as (code: string, options: object) => string;

/** Renders a message in the current language. Returns `otherwise` for an unknown code. */
export function messageText({ code, params }: Problem, otherwise: string): string {
  return i18next.exists(code, { ns }) ? translate(code, { ns, replace: params }) : otherwise;
}

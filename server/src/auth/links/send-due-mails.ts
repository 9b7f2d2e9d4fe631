import type { PlatformContext } from '../../platform/context.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { getSettingsRow } from '../../settings/settings.queries.ts';
import { linkMail } from './link-mail.ts';
import { drawToken, linkTo } from './link-token.ts';
import { deleteOlderResets, endMailing, lockDueLink, updateDrawnLink } from './waiting-links.queries.ts';

/** Mails per run, so that thousands of invitations do not disturb an examination. */
const MAILS_PER_RUN = 10;
const MINUTE_MS = 60_000;
/** Delay after each failed try, in milliseconds. If the try after the last delay fails too, the mail is given up. */
const DELAYS_MS = [1, 10, 60, 360].map((minutes) => minutes * MINUTE_MS);
const TRIES = DELAYS_MS.length + 1;

interface Ready {
  id: string;
  tries: number;
  mail: Mail;
}

/**
 * Takes the next link whose mail is due and draws its token. This is committed before the mail is sent, with the time
 * of the next try. If this process ends in between, the next try draws another token.
 */
async function takeDue(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db'>,
): Promise<Ready | 'given up' | undefined> {
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const link = await lockDueLink(trx, now);
    if (!link) return undefined;
    const tries = link.mail_tries + 1;
    if (tries > TRIES || link.email === null) {
      await endMailing(trx, link.id);
      return 'given up';
    }
    const { token, ...drawn } = drawToken(link.purpose, now);
    const mail_at = new Date(now.getTime() + (DELAYS_MS[tries - 1] ?? MINUTE_MS));
    await updateDrawnLink(trx, link.id, { ...drawn, mail_tries: tries, mail_at });
    await deleteOlderResets(trx, link);
    const content = { ...link, to: link.email, link: linkTo(token, context.config) };
    return { id: link.id, tries, mail: linkMail(content, await getSettingsRow(trx)) };
  });
}

/** Returns the error codes only, since the mail server's text may contain the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown reason';
}

async function send(
  context: Pick<PlatformContext, 'db'>,
  mailer: Mailer,
  { id, tries, mail }: Ready,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const givenUp = tries === TRIES;
    if (givenUp) await endMailing(context.db, id);
    throw new Error(
      `Link ${id} could not be mailed (${reasonOf(error)}), try ${tries} of ${TRIES}${givenUp ? ': given up' : ''}.`,
    );
  }
  await endMailing(context.db, id);
}

/**
 * Mails the links that are due. Any number of nodes may run it. Throws at the first mail that cannot be sent: the mail
 * server is probably down, and the other mails should not use up their tries.
 */
export async function sendDueMails(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db' | 'mailer'>,
): Promise<void> {
  const { mailer } = context;
  if (!mailer) return;
  for (let count = 0; count < MAILS_PER_RUN; count++) {
    const due = await takeDue(context);
    if (!due) return;
    if (due !== 'given up') await send(context, mailer, due);
  }
}

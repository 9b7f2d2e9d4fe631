import { isDeepStrictEqual } from 'node:util';
import type { arrangeSections, Parsed } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import { conflict, validationFailed } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { isSameIds } from '../questions/same-ids.ts';
import {
  deleteSections,
  listSections,
  type SectionChange,
  updateSections,
} from '../questions/sections.queries.ts';
import { listStimuli } from '../questions/stimuli.queries.ts';
import { lockExamination } from './examinations.queries.ts';
import { finishContentEdit } from './publishing/publish-automatically.ts';

type Arrangement = Parsed<typeof arrangeSections, 'body'>['sections'];

function validateNames(sections: Arrangement): void {
  const names = sections.map((section) => section.name);
  if (new Set(names).size < names.length) {
    throw validationFailed({ sections: [problem('same_section_name')] });
  }
  // Papers are JSON objects, which put numeric keys first.
  if (names.some((name) => /^\d+$/.test(name) || name === '__PROTO__')) {
    throw validationFailed({ sections: [problem('section_name_number')] });
  }
}

type Stored = Awaited<ReturnType<typeof listSections>>[number];

/** Returns the section as it is from now on. What the arrangement does not send stays. */
function arrange({ duration, ...sent }: Arrangement[number], stored: Stored): SectionChange {
  const { bank_count: _, has_recording: __, ...current } = stored;
  const defined = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const alone = duration !== undefined && sent.duration_seconds === undefined;
  return { ...current, ...defined, ...(alone && { duration_seconds: duration && duration * 60 }) };
}

const idsOf = (sections: { id: string }[]) => sections.map((section) => section.id);

/**
 * Sets order, names, rules and timers of all sections, and deletes empty sections that the arrangement leaves
 * out. Throws 409 if the sections are no longer those that the admin saw.
 */
export async function arrangeAllSections(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  examinationId: string,
  arrangement: Arrangement,
): Promise<void> {
  validateNames(arrangement);
  await db.transaction().execute(async (trx) => {
    await lockExamination(trx, examinationId);
    const stored = await listSections(trx, examinationId);
    const named = new Set(idsOf(arrangement));
    const leftOut = stored.filter(({ id, bank_count }) => bank_count === 0 && !named.has(id));
    const staying = stored.filter((section) => !leftOut.includes(section));
    if (!isSameIds(idsOf(arrangement), idsOf(staying))) {
      throw conflict('sections_changed');
    }
    const stimuli = await listStimuli(trx, examinationId);
    if (leftOut.some(({ id }) => stimuli.some(({ section_id }) => section_id === id))) {
      throw conflict('section_has_passages');
    }
    const before = stored.map(({ bank_count: _, has_recording: __, ...section }) => section);
    const byId = new Map(stored.map((section) => [section.id, section]));
    const after = arrangement.map((section) => arrange(section, byId.get(section.id) as Stored));
    if (isDeepStrictEqual(before, after)) return;
    await deleteSections(trx, idsOf(leftOut));
    await updateSections(trx, examinationId, after);
    const at = clock();
    await audit(trx, {
      at,
      actor,
      action: 'sections_arranged',
      subject: { examination_id: examinationId },
      before: { sections: before },
      after: { sections: after },
    });
    await finishContentEdit(trx, examinationId, { at, actor });
  });
}

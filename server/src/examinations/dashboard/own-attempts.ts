import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database.ts';
import { gather } from '../../platform/db/gather.ts';
import {
  listNames,
  listStoredAttempts,
  type StoredAttempt,
  type StoredAttempts,
} from './own-attempts.queries.ts';

export interface OwnAttempt extends StoredAttempt {
  /** As it was called in the revision that the student has taken. */
  examination_name: string;
}

/** What a dashboard shows of a student. */
export interface OwnAttempts extends StoredAttempts {
  attempts: OwnAttempt[];
}

const NAMES_AT_MOST = 10_000;

/**
 * Reads for many students at once are one statement. So they can always be read, and are never out of date. Only the
 * names of revisions are cached, since revisions never change.
 */
export function gatherOwnAttempts(db: Database): (userId: string) => Promise<OwnAttempts> {
  const kept = new LRUCache<string, string>({ max: NAMES_AT_MOST });

  async function namesOf(students: StoredAttempts[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    const unknown = new Set<string>();
    for (const { attempts } of students) {
      for (const { revision_id: id } of attempts) {
        if (names.has(id) || unknown.has(id)) continue;
        const name = kept.get(id);
        if (name === undefined) unknown.add(id);
        else names.set(id, name);
      }
    }
    if (unknown.size === 0) return names;
    for (const { id, examination_name } of await listNames(db, [...unknown])) {
      kept.set(id, examination_name);
      names.set(id, examination_name);
    }
    return names;
  }

  async function read(userIds: string[]): Promise<OwnAttempts[]> {
    const students = await listStoredAttempts(db, userIds);
    const names = await namesOf(students);
    return students.map((student) => ({
      ...student,
      attempts: student.attempts.flatMap((attempt) => {
        const examination_name = names.get(attempt.revision_id);
        // Deleted since, and the attempt with it.
        return examination_name === undefined ? [] : [{ ...attempt, examination_name }];
      }),
    }));
  }

  return gather({ kind: 'own_attempts', run: read });
}

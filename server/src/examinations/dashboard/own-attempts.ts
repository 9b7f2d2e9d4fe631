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
  /** The name in the revision that the student has taken. */
  examination_name: string;
}

/** A student's data on the dashboard. */
export interface OwnAttempts extends StoredAttempts {
  attempts: OwnAttempt[];
}

const MAX_NAMES = 10_000;

/**
 * Returns a function that reads a student's attempts. Concurrent reads are one statement, so they need no
 * cache and are always current. Only names of revisions are cached, since revisions never change.
 */
export function gatherOwnAttempts(db: Database): (userId: string) => Promise<OwnAttempts> {
  const nameCache = new LRUCache<string, string>({ max: MAX_NAMES });

  async function namesOf(students: StoredAttempts[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    const unknown = new Set<string>();
    for (const { attempts } of students) {
      for (const { revision_id: id } of attempts) {
        if (names.has(id) || unknown.has(id)) continue;
        const name = nameCache.get(id);
        if (name === undefined) unknown.add(id);
        else names.set(id, name);
      }
    }
    if (unknown.size === 0) return names;
    for (const { id, examination_name } of await listNames(db, [...unknown])) {
      nameCache.set(id, examination_name);
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
        // The revision, and so the attempt, was deleted meanwhile.
        return examination_name === undefined ? [] : [{ ...attempt, examination_name }];
      }),
    }));
  }

  return gather({ kind: 'own_attempts', run: read });
}

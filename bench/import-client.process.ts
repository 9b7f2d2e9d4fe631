/**
 * The browser of a teacher who imports a file. A teacher's browser is on another machine and takes no time of the
 * students' saves. So it is a process of its own, with the lowest priority. Also watches the memory of the server.
 */
import { openAsBlob } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { importQuestions, previewImport, type Reply } from '@lulus/contract';
import { answerApart } from '../server/src/platform/jobs/answer-apart.ts';
import { watchMemory } from '../server/test/watch-memory.ts';
import type { ImportCall, ImportOutcome } from './imports.ts';

setPriority(constants.priority.PRIORITY_LOW);

async function post<T>(address: string, token: string, body: FormData | string): Promise<T> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(address, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

async function importFile({ port, pid, token, examination_id, file }: ImportCall): Promise<ImportOutcome> {
  const origin = `http://127.0.0.1:${port}`;
  const form = new FormData();
  form.set('examination_id', examination_id);
  form.set('file', await openAsBlob(file), 'questions');
  const memory = watchMemory(pid);
  const began = performance.now();
  const { import_id, counts } = await post<Reply<typeof previewImport>>(
    `${origin}${previewImport.path}`,
    token,
    form,
  );
  const shown = performance.now();
  const { bank_ids } = await post<Reply<typeof importQuestions>>(
    `${origin}${importQuestions.path}`,
    token,
    JSON.stringify({ import_id }),
  );
  const ended = performance.now();
  return {
    preview: (shown - began) / 1000,
    import: (ended - shown) / 1000,
    ready: counts.ready,
    stored: bank_ids.length,
    memory: memory.stop().sum,
  };
}

answerApart(async (call: ImportCall): Promise<ImportOutcome | { failed: string }> => {
  try {
    return await importFile(call);
  } catch (error) {
    return { failed: (error as Error).message };
  }
});

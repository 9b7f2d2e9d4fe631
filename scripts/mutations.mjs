/**
 * Faults that the tests must detect. `from` must occur exactly once in the file, so update an entry when its
 * code moves or changes.
 */
export const mutations = [
  {
    name: 'grading: every answer is right',
    file: 'server/src/grading/grade.ts',
    from: "item.bank_answer.includes(Number(choice)) ? 'correct' : 'incorrect'",
    to: "item.bank_answer.includes(Number(choice)) ? 'correct' : 'correct'",
  },
  {
    name: 'seq order: an older answer overwrites a newer one',
    file: 'server/src/attempts/answers/answers.queries.ts',
    from: 'where excluded.seq > answers.seq',
    to: 'where excluded.seq <> answers.seq',
  },
  {
    name: 'deadline: an attempt stays open a minute too long',
    file: 'server/src/attempts/deadline/deadline.ts',
    from: 'return new Date(now.getTime() - GRACE_MS);',
    to: 'return new Date(now.getTime() - GRACE_MS - MINUTE_MS);',
  },
  {
    name: 'access: every user reads the list of students',
    file: 'contract/src/students.ts',
    from: "path: '/api/student/list',\n  access: 'teacher',\n  concerns: 'own',",
    to: "path: '/api/student/list',\n  access: 'user',",
  },
  {
    name: 'ownership: a student writes to the attempt of another',
    file: 'server/src/attempts/attempts.queries.ts',
    from: ".where('user_id', '=', owner.user_id)",
    to: ".where('user_id', 'is not', null)",
  },
  {
    name: 'play count: one play more than the limit',
    file: 'server/src/attempts/listening/plays.queries.ts',
    from: 'or plays.plays < (select play_limit',
    to: 'or plays.plays <= (select play_limit',
  },
  {
    name: 'release: results that wait for a release by hand are shown',
    file: 'contract/src/release.ts',
    from: 'if (results_at === null) return false;',
    to: 'if (results_at === null) return true;',
  },
  {
    name: 'CSP: inline scripts run',
    file: 'contract/src/page-policy.ts',
    from: `'script-src': ["'self'"],`,
    to: `'script-src': ["'self'", "'unsafe-inline'"],`,
  },
  {
    name: 'migration: a student may have two running attempts',
    file: 'server/migrations/0003_attempts.sql',
    from: 'create unique index attempts_running on',
    to: 'create index attempts_running on',
  },
  {
    name: 'import: the second row of one student counts',
    file: 'server/src/students/import/plan-import.ts',
    from: 'if (claim) claimed.set(claim, row.row);',
    to: 'if (claim) claimed.delete(claim);',
  },
  {
    name: 'print: the page is printed beside the sheet',
    file: 'web/src/platform/ui/print/print-sheet.module.css',
    from: ':global(body):has(> .sheet) > *:not(.sheet) {\n    display: none;',
    to: ':global(body):has(> .sheet) > *:not(.sheet) {\n    display: block;',
  },
  {
    name: 'shuffle: a paper changes its order with each read',
    file: 'server/src/examinations/publishing/form.ts',
    from: 'rank: rank(thing) }',
    to: 'rank: Math.random() + rank(thing) }',
  },
  {
    name: 'logout: the token still works',
    file: 'server/src/auth/sessions/sessions.queries.ts',
    from: ".set({ ended_at: now })\n    .where('id', '=', session.id)",
    to: ".set({ ended_at: null })\n    .where('id', '=', session.id)",
  },
  {
    name: 'section timer: a section lasts twice its minutes',
    file: 'server/src/attempts/sections/section-clock.ts',
    from: 'withExtraTime(duration * MINUTE_MS, extra_time_percent)',
    to: 'withExtraTime(2 * duration * MINUTE_MS, extra_time_percent)',
  },
  {
    name: 'leaderboard: the later of equal balances leads',
    file: 'server/src/leaderboard/leaderboard.queries.ts',
    from: "      .orderBy('reached_at')\n      .orderBy('user_id')\n      .execute()",
    to: "      .orderBy('reached_at', 'desc')\n      .orderBy('user_id')\n      .execute()",
  },
  {
    name: 'start by GET: a request with have starts an attempt',
    file: 'server/src/attempts/paper/read-paper.ts',
    from: "method === 'GET' && have === undefined",
    to: "method === 'GET'",
  },
  {
    name: 'automatic publishing: incomplete questions reach students',
    file: 'server/src/examinations/publishing/publish-automatically.ts',
    from: '.filter(isComplete)',
    to: '.filter((item) => isComplete(item) || true)',
  },
];

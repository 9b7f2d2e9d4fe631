// `npm run test:chaos`: tests that take too long for `npm test`. `npm run test:chaos -- faults fuzz` only
// runs these.

import { runJourneys, runProgram, runVitest } from './checks.mjs';
import { node } from './repository.mjs';
import { runParts } from './run-parts.mjs';

const FAULT_ROUNDS = '200';
const FUZZ_REQUESTS = '50000';

await runParts({
  tests: () => runVitest('Long tests', 'chaos'),
  journeys: () => runJourneys('chaos'),
  faults: () => runProgram('Fault rounds', [node, 'server/test/faults/main.ts', FAULT_ROUNDS]),
  fuzz: () => runProgram('Fuzzed requests', [node, 'server/test/fuzz/main.ts', FUZZ_REQUESTS]),
  flood: () => runProgram('Flood', [node, 'bench/flood/main.ts']),
});

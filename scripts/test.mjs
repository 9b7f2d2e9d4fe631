// `npm test` runs every part; `npm test -- static unit` only these.

import { runCoreJourneys, runStaticChecks, runUnitTests } from './checks.mjs';
import { runParts } from './run-parts.mjs';

await runParts({ static: runStaticChecks, unit: runUnitTests, journeys: runCoreJourneys });

import { defineConfig } from 'vitest/config';
import { base, baseTest, stoppingTime } from './vitest.base.ts';

export default defineConfig({ ...base, test: { ...baseTest, name: 'web-timers', include: stoppingTime } });

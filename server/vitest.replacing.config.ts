import { defineConfig } from 'vitest/config';
import { base, baseTest, replacing } from './vitest.base.ts';

export default defineConfig({ ...base, test: { ...baseTest, name: 'server-replacing', include: replacing } });

import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'bundle', root: import.meta.dirname } });

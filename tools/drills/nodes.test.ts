import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPool } from '../../apps/api/src/database/server/pool.ts';
import { inSeconds } from '../../apps/api/src/database/server/pauses.ts';
import { afterwards } from '../../apps/api/src/testing/afterwards.ts';
import { startTraiteur } from '../../apps/api/src/testing/running-traiteur.ts';
import { openLine } from '../../apps/api/src/testing/servers/tcp-line.ts';
import { freePort, hasInstalledServer, startTcpServer } from '../../apps/api/src/testing/servers/tcp-server.ts';
import { testFolder } from '../../apps/api/src/testing/test-folder.ts';
import { account, openTown } from './drill-house.ts';
import { expectOnce } from './expect-once.ts';
import { openTab } from './listening-tab.ts';
import { startMixedLoad } from './mixed-load.ts';
import { openSurroundings } from './surroundings.ts';

const haproxy = '/usr/sbin/haproxy';

/** How often each fault comes: `npm run drill -- nodes 5` asks for more. */
const rounds = Number(process.env['DRILL'] ?? 1);
const patience = { timeout: 300_000 + rounds * 120_000 };

interface Ports {
  api: number;
  site: number;
}

/** A node on ports of its own, which are the same after a restart. */
async function openNode(environment: Record<string, string>) {
  const ports = { api: await freePort(), site: await freePort() };
  const settings = {
    ...environment,
    DATA_DIR: testFolder(),
    PORT: String(ports.api),
    SHOP_PORT: String(ports.site),
  };
  let traiteur = startTraiteur(settings);
  async function end(signal: NodeJS.Signals): Promise<void> {
    traiteur.kill(signal);
    await traiteur.ended;
  }
  afterwards(() => end('SIGTERM'));
  return {
    ports,
    ready: () => traiteur.port,
    async restart(signal: NodeJS.Signals): Promise<void> {
      await end(signal);
      traiteur = startTraiteur(settings);
      await traiteur.port;
    },
  };
}

const lineTo = (port: number) => openLine({ host: '127.0.0.1', port });

/** A balancer that asks each node for its health and sends people to those that are ready. */
async function openBalancer(nodes: Ports[]): Promise<Ports> {
  const ports = { api: await freePort(), site: await freePort() };
  const part = (name: keyof Ports) => `
listen ${name}
  http-response set-header x-node %s
  bind 127.0.0.1:${ports[name]}
  option httpchk GET /api/health
  option redispatch
  retries 3
  ${nodes.map((node, index) => `server node${index} 127.0.0.1:${node[name]} check inter 200 fall 1 rise 1 on-marked-down shutdown-sessions`).join('\n  ')}`;
  const file = join(testFolder(), 'haproxy.cfg');
  const usual = `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  # While no node is ready the balancer answers itself.
  http-error status 503 content-type text/plain string "come again" hdr Retry-After 1`;
  writeFileSync(file, `${usual}\n${part('api')}\n${part('site')}\n`);
  const balancer: ChildProcess = spawn(haproxy, ['-f', file, '-db'], { stdio: 'ignore' });
  afterwards(async () => {
    balancer.kill('SIGKILL');
    if (balancer.exitCode === null && balancer.signalCode === null) await once(balancer, 'exit');
  });
  return ports;
}

test.runIf(hasInstalledServer && existsSync(haproxy))(
  'three nodes on a replicated database lose nothing when a node, each node, a line and the primary go',
  patience,
  async () => {
    const start = performance.now();
    const primary = await startTcpServer();
    const replica = await startTcpServer({ primary });
    // From here on nothing is said before the replica has it.
    await primary.asSuperuser(`alter system set synchronous_standby_names = '*'`);
    await primary.asSuperuser('select pg_reload_conf()');
    const url = `postgres://owner:owner-secret@127.0.0.1:${primary.port},127.0.0.1:${replica.port}/traiteur`;
    const surroundings = await openSurroundings();
    const environment = {
      ...account,
      ...surroundings.settings,
      DATABASE_URL: url,
      SECRET_KEY: 'the same one on each of the three nodes',
    };
    const nodes = [await openNode(environment), await openNode(environment), await openNode(environment)] as const;
    await Promise.all(nodes.map((node) => node.ready()));
    console.log(`three nodes are ready after ${inSeconds(performance.now() - start)}`);
    const lines = { api: await lineTo(nodes[0].ports.api), site: await lineTo(nodes[0].ports.site) };
    const ports = await openBalancer([{ api: lines.api.port, site: lines.site.port }, nodes[1].ports, nodes[2].ports]);
    const pool = openPool(url);
    afterwards(() => pool.end());
    const addresses = async () => ({ api: `http://127.0.0.1:${ports.api}`, site: `http://127.0.0.1:${ports.site}` });
    const town = { ...(await openTown({ pool, addresses })), surroundings };
    const load = await startMixedLoad(town);

    async function gapOf(name: string, fault: () => Promise<unknown>): Promise<void> {
      await load.progress();
      const beginning = performance.now();
      await fault();
      await load.progress();
      console.log(`${name}: at most ${load.longestGap(beginning)} ms without an answer`);
    }
    for (let round = 0; round < rounds; round++) {
      await gapOf('a node killed', () => nodes[(round % 3) as 0 | 1 | 2].restart('SIGKILL'));
      await gapOf('each node replaced', async () => {
        for (const node of nodes) await node.restart('SIGTERM');
      });
    }
    await gapOf('a node whose lines are cut without a word', async () => {
      for (const line of [lines.api, lines.site]) line.stall();
      await load.progress();
      for (const line of [lines.api, lines.site]) line.letOthersThrough();
    });
    const tab = await openTab(town);
    const formerOrders = new Set(load.acknowledged.orders.values());
    await gapOf('the very node killed that a tab listens to', () =>
      nodes[Number(tab.node().replace('node', '')) as 0 | 1 | 2].restart('SIGKILL'),
    );
    await gapOf('the primary killed and the replica promoted', async () => {
      await primary.kill();
      await replica.promote();
    });
    await load.stop();
    const latestOrders = [...load.acknowledged.orders.values()].filter((id) => !formerOrders.has(id));
    await expect.poll(() => latestOrders.filter((id) => !tab.hasHeardOf(id))).toEqual([]);
    expect(tab.lineCount()).toBeGreaterThan(1);
    console.log(`${load.acknowledged.orders.size} orders, ${surroundings.mails.length} mails.`);
    // Our own connections too are told once that the primary is gone.
    await pool.query('select 1').catch(() => undefined);
    await expectOnce(town, load.acknowledged);
  },
);

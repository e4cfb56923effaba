import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'vitest';
import { databases } from './databases.ts';
import { openDrillHouse } from './drill-house.ts';
import { expectOnce } from './expect-once.ts';
import { startMixedLoad } from './mixed-load.ts';

/** `npm run drill -- kills 30` asks for more. */
const rounds = Number(process.env['DRILL'] ?? 3);

const patience = { timeout: 300_000 + rounds * 60_000 };

const victims = ['node', 'database', 'both'] as const;

test.for(databases)(
  `of a house on %s that is killed ${rounds} times at work, nothing that it said is lost or twice`,
  patience,
  async ([, server]) => {
    const house = await openDrillHouse({ server: await server() });
    const load = await startMixedLoad(house);
    for (let round = 0; round < rounds; round++) {
      await pause(Math.random() * 1000);
      const victim = victims[(round + Math.floor(round / victims.length)) % victims.length];
      if (victim === 'database') await house.killDatabase();
      else await house.killNode(() => victim === 'both' && house.killDatabase());
      await load.progress();
    }
    await load.stop();
    const { orders, payments } = load.acknowledged;
    const { mails, provider } = house.surroundings;
    const cards = provider.intents().length;
    console.log(`${orders.size} orders, ${payments.size} paid, of them ${cards} by card, ${mails.length} mails.`);
    await expectOnce(house, load.acknowledged);
  },
);

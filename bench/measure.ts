import { type Load, loadFloor, loadOurs } from './load.ts';
import type { Works } from './record.ts';
import type { Server } from './servers.ts';
import { type WorkName, workNames } from './works.ts';

export interface Measured {
  ours: Load;
  floor: Load;
}

export type Measures = Record<WorkName, Measured[]>;

interface Plan {
  ours: Server;
  floor: Server;
  token: string;
  works: Works;
  rounds: number;
  seconds: number;
  say: (line: string) => void;
}

/** Both programs run in turns, so that other work on this machine slows both alike. The first round warms up. */
export async function measure(plan: Plan): Promise<Measures> {
  const { works, rounds, seconds, token, say } = plan;
  const measures = Object.fromEntries(workNames.map((name): [WorkName, Measured[]] => [name, []])) as Measures;
  for (let round = 0; round <= rounds; round++) {
    say(round === 0 ? 'Warming up…' : `Round ${round} of ${rounds}…`);
    for (const name of workNames) {
      const runOurs = () => loadOurs(plan.ours.origin, token, name, works[name], seconds);
      const runFloor = () => loadFloor(plan.floor.origin, name, works[name], seconds);
      const sides = await inTurns(runOurs, runFloor, round % 2 === 0);
      if (round > 0) measures[name].push(sides);
    }
  }
  return measures;
}

export async function inTurns(runOurs: () => Promise<Load>, runFloor: () => Promise<Load>, oursFirst: boolean) {
  if (oursFirst) return { ours: await runOurs(), floor: await runFloor() };
  const floor = await runFloor();
  return { floor, ours: await runOurs() };
}

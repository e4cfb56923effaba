import { setImmediate as nextRound } from 'node:timers/promises';
import type { DrawnPage } from '@traiteur/contract/wire/rendered-site.ts';
import { networkOf } from '../../core/network-of.ts';
import { openTurns } from '../../core/turns.ts';
import { addressLimit, type Limit, usualOfDrawings } from '../address-limit.ts';

type Draw = () => Promise<DrawnPage>;

/** A page that is waited for. */
interface Drawing {
  page: Promise<DrawnPage>;
  /** Has it drawn when it is that network's turn, if nobody else's came before. */
  waitAs: (network: string) => void;
}

/**
 * Has pages drawn one after the other, the networks in turn, so that a clerk waits for one of them at most, which takes some ten to thirty
 * milliseconds. Those of which an address has more drawn than anybody reads are refused before they stand in line. A page with a name is
 * drawn once for all who wait for it: whoever's turn comes first has it drawn, so that nobody waits in the line of a busier network.
 * @throws {Refusal} `too-many-requests`, at once; `not-ready` where too many wait, or for too long
 */
export function drawingTurns(limit: Limit = usualOfDrawings) {
  const countDrawing = addressLimit(limit);
  const inTurn = openTurns({ atOnce: 1, mostWaiting: 1000, mostOfOne: limit.burst, patience: 10_000 });
  const namedDrawings = new Map<string, Drawing>();

  function waitingDrawing(draw: Draw): Drawing {
    const { promise: page, resolve, reject } = Promise.withResolvers<DrawnPage>();
    const networks = new Set<string>();
    let isBegun = false;
    async function drawOnce(): Promise<void> {
      if (isBegun) return;
      isBegun = true;
      await draw().then(resolve, reject);
      // What has become ready meanwhile goes before the next.
      await nextRound();
    }
    function leave(network: string, fault: unknown): void {
      networks.delete(network);
      if (!isBegun && networks.size === 0) reject(fault);
    }
    return {
      page,
      waitAs(network) {
        if (networks.has(network)) return;
        networks.add(network);
        inTurn(drawOnce, network).catch((fault: unknown) => leave(network, fault));
      },
    };
  }

  return async (address: string, draw: Draw, name?: string): Promise<DrawnPage> => {
    const sharedDrawing = name === undefined ? undefined : namedDrawings.get(name);
    // Who first asked for it has paid for it.
    if (!sharedDrawing) countDrawing(address, performance.now());
    const drawing = sharedDrawing ?? waitingDrawing(draw);
    if (name !== undefined) namedDrawings.set(name, drawing);
    drawing.waitAs(networkOf(address));
    try {
      return await drawing.page;
    } finally {
      if (name !== undefined && namedDrawings.get(name) === drawing) namedDrawings.delete(name);
    }
  };
}

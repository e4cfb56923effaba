import { setImmediate as nextRound } from 'node:timers/promises';
import type { DrawnPage } from '@traiteur/contract/wire/rendered-site.ts';
import { networkOf } from '../../core/network-of.ts';
import { openTurns } from '../../core/turns.ts';
import { addressLimit, type Limit, usualOfDrawings } from '../address-limit.ts';

type Draw = () => Promise<DrawnPage>;

interface Drawing {
  page: Promise<DrawnPage>;
  /** The first network whose turn comes renders it for all. */
  waitAs: (network: string) => void;
}

/**
 * Renders one page at a time (10 to 30 ms), networks in turn, so that API requests wait for one page at most. Renders a
 * page with a name once for all who wait: none of them waits in the line of a busier network.
 * @throws {Refusal} `too-many-requests` at once; `not-ready` where too many wait, or for too long
 */
export function drawingTurns(limit: Limit = usualOfDrawings) {
  const countDrawing = addressLimit(limit);
  const inTurn = openTurns({ atOnce: 1, mostWaiting: 100, mostOfOne: limit.burst, patience: 10_000 });
  const namedDrawings = new Map<string, Drawing>();

  function waitingDrawing(draw: Draw): Drawing {
    const { promise: page, resolve, reject } = Promise.withResolvers<DrawnPage>();
    const networks = new Set<string>();
    let isBegun = false;
    async function drawOnce(): Promise<void> {
      if (isBegun) return;
      isBegun = true;
      await draw().then(resolve, reject);
      // Let other ready work go first.
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
    // Only the first request for a page counts.
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

import { setImmediate as nextRound } from 'node:timers/promises';
import type { DrawnPage } from '@traiteur/contract/wire/rendered-site.ts';
import { networkOf } from '../../core/network-of.ts';
import { openTurns } from '../../core/turns.ts';
import { addressLimit, type Limit, usualOfDrawings } from '../address-limit.ts';

type Draw = () => Promise<DrawnPage>;

/**
 * Has pages drawn one after the other, the addresses in turn, so that a clerk waits for one of them at most, which takes some ten to thirty
 * milliseconds. Those of which an address has more drawn than anybody reads are refused before they stand in line.
 * @throws {Refusal} `too-many-requests`, at once; `not-ready` where too many wait, or for too long
 */
export function drawingTurns(limit: Limit = usualOfDrawings) {
  const countDrawing = addressLimit(limit);
  const inTurn = openTurns({ atOnce: 1, mostWaiting: 1000, mostOfOne: limit.burst, patience: 10_000 });
  return (address: string, draw: Draw): Promise<DrawnPage> => {
    countDrawing(address, performance.now());
    return inTurn(async () => {
      const page = await draw();
      // Let other pending events run first.
      await nextRound();
      return page;
    }, networkOf(address));
  };
}

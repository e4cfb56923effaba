import { Refusal } from '../../core/refusal.ts';
import { isRowId } from './sorts.ts';

interface BatchCursor {
  /** Last record done; 0 at first. */
  last: number;
  /** Newest record at the batch's start: later ones were never in the list that the user saw. */
  through: number;
  /** Whether the search matched by similar spelling. */
  alike: boolean;
}

export const writeCursor = ({ last, through, alike }: BatchCursor): string =>
  Buffer.from(JSON.stringify([last, through, alike])).toString('base64url');

/** @throws {Refusal} `invalid-input` for a foreign cursor */
export function readCursor(text: string): BatchCursor {
  try {
    const [last, through, alike] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (isRowId(last) && isRowId(through) && typeof alike === 'boolean') return { last, through, alike };
  } catch {
    // Not JSON: a foreign cursor.
  }
  throw new Refusal('invalid-input', { field: 'after' });
}

import { Refusal } from '../../core/refusal.ts';
import { isRowId } from './sorts.ts';

/** Where a batch of all that match stands: records are taken by their numbers. */
interface BatchCursor {
  /** The last record that was taken; 0 at the beginning. */
  last: number;
  /** The newest record when the batch began: nobody has seen in the list what came after. */
  through: number;
  /** Whether the records are those of names that are spelt like the words searched for. */
  alike: boolean;
}

export const writeCursor = ({ last, through, alike }: BatchCursor): string =>
  Buffer.from(JSON.stringify([last, through, alike])).toString('base64url');

/** @throws {Refusal} `invalid-input` on a cursor that was not made here */
export function readCursor(text: string): BatchCursor {
  try {
    const [last, through, alike] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (isRowId(last) && isRowId(through) && typeof alike === 'boolean') return { last, through, alike };
  } catch {
    // Not JSON: refused like any other cursor that is not ours.
  }
  throw new Refusal('invalid-input', { field: 'after' });
}

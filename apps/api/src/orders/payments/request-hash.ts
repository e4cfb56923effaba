import { createHash } from 'node:crypto';

/** What tells whether a key came with the same request: zod writes a parsed object's keys in the schema's order. */
export const requestHash = (operation: string, id: number, input: object): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, id, input]))
    .digest('base64url');

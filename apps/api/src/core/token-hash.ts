import { createHash } from 'node:crypto';

/** The database keeps hashes of tokens only, so that its reader cannot sign in with them. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

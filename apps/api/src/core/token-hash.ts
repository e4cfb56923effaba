import { createHash } from 'node:crypto';

/** Only hashes of tokens are kept: who reads the database cannot sign in with it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

import { hash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** The database keeps only hashes: reading it gives no session. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

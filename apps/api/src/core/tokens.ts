import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses, as it stands in a link, a cookie or a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The database keeps hashes of tokens only, so that its reader cannot sign in with them. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

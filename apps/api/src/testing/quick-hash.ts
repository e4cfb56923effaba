import { hash } from '@node-rs/argon2';

/** The cheapest argon2 hash: a sign-in takes as long as its hash. */
export const quickHash = (password: string): Promise<string> => hash(password, { memoryCost: 8, timeCost: 1 });

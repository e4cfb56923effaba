import { hash } from '@node-rs/argon2';

/** A hash of a test's password at the least cost that argon2 knows: each sign-in of a test takes as long as its hash says. */
export const quickHash = (password: string): Promise<string> => hash(password, { memoryCost: 8, timeCost: 1 });

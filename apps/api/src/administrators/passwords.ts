import { hash, verify } from '@node-rs/argon2';

/** argon2id, the package's defaults (19 MiB, 2 passes), which are OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(password);

const hashOfNobody = hashPassword('nobody has this password');

/** Whether the password fits the hash. Takes as long without a hash, so that the time does not tell who has an account. */
export const isPassword = async (storedHash: string | undefined, password: string): Promise<boolean> =>
  (await verify(storedHash ?? (await hashOfNobody), password)) && storedHash !== undefined;

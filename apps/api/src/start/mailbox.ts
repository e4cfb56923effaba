import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod/mini';

/** As mail headers write it: `Traiteur <no-reply@example.com>`, or the bare address. */
export function mailboxOf(text: string): { name: string; address: string } | undefined {
  const [{ name, address } = { name: '', address: '' }, ...otherMailboxes] = addressparser(text, { flatten: true });
  return otherMailboxes.length === 0 && z.email().safeParse(address).success ? { name, address } : undefined;
}

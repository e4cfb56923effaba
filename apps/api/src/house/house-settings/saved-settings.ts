import { mailSecurities } from '@traiteur/domain/house/house-settings.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Sealer } from '../../access/second-factor/sealer.ts';
import type { Database } from '../../database/schema.ts';
import type { Connections } from './live-settings.ts';

const only = 1;

const mailServer = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  user: z.string(),
  password: z.string(),
  /** When the password was typed; null without one. */
  at: z.nullable(z.string()),
});
export type SavedMailServer = z.output<typeof mailServer>;

const stripe = z.object({
  publishableKey: z.string(),
  secretKey: z.string(),
  webhookSecret: z.string(),
  at: z.string(),
});
export type SavedStripe = z.output<typeof stripe>;

/** `null` is not set, `unreadable` was sealed by another secret key. */
export interface SavedSettings {
  version: number;
  senderAddress: string;
  mapsKey: string;
  publicUrl: string;
  siteUrl: string;
  /** Null: both. */
  language: Locale | null;
  mailServer: SavedMailServer | null | 'unreadable';
  stripe: SavedStripe | null | 'unreadable';
}

const purposes = { mailServer: 'mail server of the house', stripe: 'stripe keys of the house' } as const;

export async function savedSettings(db: Kysely<Database>, sealer: Sealer): Promise<SavedSettings> {
  const row = await db.selectFrom('house_settings').selectAll().where('id', '=', only).executeTakeFirstOrThrow();
  return {
    version: row.version,
    senderAddress: row.sender_address,
    mapsKey: row.maps_key,
    publicUrl: row.public_url,
    siteUrl: row.site_url,
    language: row.language,
    mailServer: opened(row.sealed_mail_server, mailServer, purposes.mailServer, sealer),
    stripe: opened(row.sealed_stripe, stripe, purposes.stripe, sealer),
  };
}

export const sealedRow = (
  { senderAddress, mapsKey, publicUrl, siteUrl, language, ...groups }: Omit<SavedSettings, 'version'>,
  sealer: Sealer,
) => ({
  sender_address: senderAddress,
  maps_key: mapsKey,
  public_url: publicUrl,
  site_url: siteUrl,
  language,
  // What cannot be read stays as it is: the key that sealed it may come back.
  ...(groups.mailServer !== 'unreadable' && {
    sealed_mail_server: sealed(groups.mailServer, purposes.mailServer, sealer),
  }),
  ...(groups.stripe !== 'unreadable' && { sealed_stripe: sealed(groups.stripe, purposes.stripe, sealer) }),
});

function opened<Schema extends z.ZodMiniType>(
  bytes: Buffer | null,
  schema: Schema,
  purpose: string,
  sealer: Sealer,
): z.output<Schema> | null | 'unreadable' {
  if (!bytes) return null;
  const text = sealer.open(bytes, purpose)?.toString();
  const read = text === undefined ? undefined : schema.safeParse(JSON.parse(text));
  return read?.success ? read.data : 'unreadable';
}

const sealed = (value: object | null, purpose: string, sealer: Sealer) =>
  value && sealer.seal(Buffer.from(JSON.stringify(value)), purpose);

/** As the house uses them: nothing is sent by half of a setting. */
export function connectionsOf(values: SavedSettings): Connections {
  const server = values.mailServer === 'unreadable' ? null : values.mailServer;
  return {
    ...(server && {
      mailServer: {
        host: server.host,
        port: server.port,
        secure: server.security === 'tls',
        requireTLS: server.security === 'starttls',
        ignoreTLS: server.security === 'none',
        ...(server.user && { auth: { user: server.user, pass: server.password } }),
      },
    }),
    ...(values.senderAddress && { sender: values.senderAddress }),
    ...(values.stripe && values.stripe !== 'unreadable' && { stripe: values.stripe }),
    ...(values.mapsKey && { maps: values.mapsKey }),
    ...(values.publicUrl && { publicUrl: values.publicUrl }),
    ...(values.siteUrl && { siteUrl: values.siteUrl }),
    ...(values.language && { language: values.language }),
  };
}

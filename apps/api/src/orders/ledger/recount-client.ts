import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Without cancelled orders and refunds. The client's row is locked already. */
export async function recountClient(db: Kysely<Database>, clientId: number): Promise<RecountedClient> {
  const { rows } = await sql<RecountedClient>`
    select former_first as "formerFirst", first from recount_client(${clientId})`.execute(db);
  const [client] = rows;
  if (!client) throw new Error(`client ${clientId} is counted, and is not there`);
  return client;
}

interface RecountedClient {
  formerFirst: number | null;
  first: number | null;
}

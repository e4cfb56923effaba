import type pg from 'pg';

/** Tables that a restore does not fill: sessions end, servers note anew, and the migrations run again. */
const leftOut =
  'sessions|refresh_tokens|password_resets|invitations|payment_links|provider_sign_ins|sign_in_attempts|sign_in_tickets|passkey_challenges|wrong_codes|server_records|migrations|routines';

/** Small enough to compare: each table's number of rows with a fingerprint, each sequence's last number. */
export async function contentsOf(pool: pg.Pool): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const name of await namesOf(pool, 'r')) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(r::text, '|' order by r::text)), '-') as digest from "${name}" r`,
    );
    contents[name] = rows[0]?.digest ?? '';
  }
  for (const name of await namesOf(pool, 'S')) {
    const { rows } = await pool.query<{ digest: string }>(
      `select last_value || ' ' || is_called as digest from "${name}"`,
    );
    contents[name] = rows[0]?.digest ?? '';
  }
  return contents;
}

async function namesOf(pool: pg.Pool, kind: 'r' | 'S'): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = $1
      and relname !~ $2`,
    [kind, `^(${leftOut})$`],
  );
  return rows.map(({ name }) => name);
}

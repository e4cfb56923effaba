import { expect, test } from 'vitest';
import { cleanUp } from './cleanup.ts';
import { mondayMorning, testApp } from '../testing/test-app.ts';

const { app, db, pool, mails, signedIn } = await testApp();
const clear = (now: Date) => cleanUp({ db, auditRetentionMonths: 36 }, now);
const hoursLater = (hours: number) => new Date(mondayMorning.getTime() + hours * 3_600_000);
const countOf = async (sql: string) =>
  (await pool.query<{ count: number }>(`select count(*) from ${sql}`)).rows[0]?.count;

test('a session that lives stays, and so do the tokens it was renewed with', async () => {
  const karim = await signedIn('kitchen');
  await clear(hoursLater(119));
  expect(await karim.call('sign-in', 'getUser')).toMatchObject({ user: { lastName: 'kitchen' } });
  expect(await countOf('refresh_tokens')).toBe(1);
});

test('a session that was ended stays for its five days, to say why', async () => {
  const karim = await signedIn('delivery');
  await karim.call('sign-in', 'logout');
  await clear(hoursLater(119));
  expect(await countOf('sessions where ended_at is not null')).toBe(1);
});

test('a session that nobody renewed goes after its five days', async () => {
  await clear(hoursLater(121));
  expect([await countOf('sessions'), await countOf('refresh_tokens')]).toEqual([0, 0]);
});

test('a link to a new password goes once it is good no longer', async () => {
  const { user } = await (await signedIn('owner')).call('sign-in', 'getUser');
  await app.inject({ method: 'POST', url: '/api/auth/password-resets', body: { email: user.email } });
  await mails();
  await clear(hoursLater(0.4));
  expect(await countOf('password_resets')).toBe(1);
  await clear(hoursLater(0.6));
  expect(await countOf('password_resets')).toBe(0);
});

test.each([
  ['sign_in_tickets', 'hash, administrator_id, expires_at', `sha256('t'), (select min(id) from administrators)`],
  ['passkey_challenges', 'hash, expires_at', `sha256('c')`],
  [
    'invitations',
    'administrator_id, hash, invited_by, created_at, expires_at',
    `(select min(id) from administrators), sha256('i'), (select max(id) from administrators), now()`,
  ],
  [
    'provider_sign_ins',
    'state_hash, provider, code_verifier, nonce, created_at, expires_at',
    `sha256('s'), 'google', 'v', 'n', now()`,
  ],
])('of %s goes what nobody has come back for in time', async (table, columns, values) => {
  await pool.query(`insert into ${table} (${columns}) values (${values}, $1)`, [hoursLater(1)]);
  await clear(hoursLater(0.9));
  expect(await countOf(table)).toBe(1);
  await clear(hoursLater(1));
  expect(await countOf(table)).toBe(0);
});

test('a count of attempts stays for its quarter of an hour', async () => {
  await pool.query(`insert into sign_in_attempts values
    ('a while ago', 3, now() - interval '14 minutes'), ('long ago', 3, now() - interval '16 minutes')`);
  await clear(mondayMorning);
  expect([
    await countOf(`sign_in_attempts where key = 'a while ago'`),
    await countOf(`sign_in_attempts where key = 'long ago'`),
  ]).toEqual([1, 0]);
});

test('a picture stays while a product shows it, or may yet be saved with it', async () => {
  await pool.query(`
    insert into categories (name_fr, name_en, position) values ('Plats', 'Mains', 1);
    insert into tax_rates (name_fr, name_en, components) values ('Réduit', 'Reduced', '[]');
    insert into pictures (media_type, bytes, created_at) values
      ('image/png', 'shown', '2026-01-01'), ('image/png', 'left', '2026-01-01'), ('image/png', 'second', '2026-01-01'), ('image/png', 'just sent', '2026-11-23T08:00:00Z');
    insert into products (name_fr, name_en, slug_fr, slug_en, description_fr, description_en, ingredients_fr, ingredients_en,
      category_id, tax_rate_id, weekdays)
    select 'Tajine', 'Tagine', 'tajine', 'tagine', '', '', '', '', categories.id, tax_rates.id, '{1}' from categories, tax_rates;
    insert into product_pictures select products.id, pictures.id, 1 + (bytes = 'second')::integer, '', ''
    from products, pictures where bytes in ('shown', 'second')`);
  await clear(mondayMorning);
  expect((await pool.query(`select convert_from(bytes, 'UTF8') as bytes from pictures order by 1`)).rows).toEqual([
    { bytes: 'just sent' },
    { bytes: 'second' },
    { bytes: 'shown' },
  ]);
});

test('an audit entry stays for its three years, and then goes however many there are', async () => {
  await pool.query(`delete from audit_entries;
    insert into audit_entries (at, administrator_name, tag, operation)
    select at::timestamptz, 'Claire', 'tags', 'createTag' from unnest('{2023-11-23T09:00:01Z,2026-01-01T00:00:00Z}'::text[]) at
    union all select '2023-11-23T08:59:59Z'::timestamptz - make_interval(secs => n), 'Claire', 'tags', 'createTag'
      from generate_series(0, 2499) n`);
  await clear(mondayMorning);
  const { rows } = await pool.query<{ at: Date }>('select at from audit_entries order by at');
  expect(rows.map(({ at }) => at.toISOString())).toEqual(['2023-11-23T09:00:01.000Z', '2026-01-01T00:00:00.000Z']);
});

test('audit entries stay as long as the setting says', async () => {
  await pool.query(`delete from audit_entries;
    insert into audit_entries (at, administrator_name, tag, operation)
    values ('2026-10-22T09:00:00Z', 'Claire', 'tags', 'createTag'), ('2026-10-24T09:00:00Z', 'Claire', 'tags', 'updateTag')`);
  await cleanUp({ db, auditRetentionMonths: 1 }, mondayMorning);
  expect(await countOf('audit_entries')).toBe(1);
});

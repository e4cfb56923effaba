import { expect, test } from 'vitest';
import { listMenuDays } from '../../catalogue/menus/menu-days.ts';
import { getMeal, listMenu } from '../../catalogue/menus/menus.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { getSiteTexts } from './read-site-texts.ts';

const { db, ownerPool, pool, services } = await testApp();
await smallKitchen(db);

test('every table that a page of the site reads tells when it changes', async () => {
  const menu = await listMenu(services, wednesday);
  const { rows } = await pool.query<{ name: string }>('select current_user as name');
  const role = rows[0]?.name ?? '';
  await ownerPool.query(`revoke select on all tables in schema public from ${role}`);
  const { rows: telling } = await ownerPool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'site_change_told'`,
  );
  await ownerPool.query(`grant select on ${telling.map(({ name }) => name).join()} to ${role}`);
  // Whatever else is read is refused by the database.
  await listMenuDays(services);
  await listMenu(services, wednesday);
  await getMeal(services, menu.meals[0]?.slug.fr ?? '', 'fr', wednesday);
  expect(await getSiteTexts(services)).toMatchObject({ brand: { name: 'Traiteur' } });
  await expect(pool.query('select 1 from orders')).rejects.toThrow('permission denied');
});

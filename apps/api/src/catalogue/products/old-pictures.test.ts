import { expect, test } from 'vitest';
import { migrate } from '../../database/server/migrate.ts';
import { readMigrations } from '../../database/server/schema-files.ts';
import { testDatabase } from '../../testing/database/test-database.ts';

const picture = '0b1f7d3e-6d0a-4f5e-9c1b-2f6d8a4c7e10';

test('a dish from before its pictures keeps the one it had', async () => {
  const { pool } = await testDatabase('template1');
  const migrations = readMigrations();
  const pictures = migrations.findIndex(({ name }) => name.endsWith('pictures-of-products.sql'));
  await migrate(pool, { migrations: migrations.slice(0, pictures) });
  await pool.query(`insert into pictures (id, media_type, bytes) values ('${picture}', 'image/png', '\\x00')`);
  await pool.query(`
    with category as (insert into categories (name_fr, name_en, position) values ('Plats', 'Dishes', 1) returning id),
      rate as (insert into tax_rates (name_fr, name_en, components) values ('Réduit', 'Reduced', '[]') returning id)
    insert into products (name_fr, name_en, slug_fr, slug_en, description_fr, description_en, ingredients_fr, ingredients_en, weekdays,
      category_id, tax_rate_id, picture_id)
    select name, name, lower(name), lower(name), '', '', '', '', '{}', category.id, rate.id, picture_id::uuid
    from category, rate, (values ('Dahl', '${picture}'), ('Soupe', null)) dish (name, picture_id)`);
  await migrate(pool);
  const { rows } = await pool.query(
    `select name_fr as name, picture_id as picture, p.position, alt_fr, alt_en
    from products left join product_pictures p on p.product_id = products.id order by name_fr`,
  );
  expect(rows).toEqual([
    { name: 'Dahl', picture, position: 1, alt_fr: '', alt_en: '' },
    { name: 'Soupe', picture: null, position: null, alt_fr: null, alt_en: null },
  ]);
});

// Measures how long an export of generated clients takes, and the memory of the process that writes it.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { openClientExport } from '../apps/api/src/clients/client-exports/client-export.ts';
import { startEmbeddedServer } from '../apps/api/src/database/embedded/embedded-server.ts';
import { migrate } from '../apps/api/src/database/server/migrate.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { endWith } from './database.ts';

const { values: options } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000000' },
    data: { type: 'string', default: '.cache/bench-export' },
    to: { type: 'string', default: '/dev/null' },
    zone: { type: 'string' },
  },
});
const clients = Number(options.clients);
const house = { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' as const };

const server = await startEmbeddedServer({ dataDir: options.data, options: [], log: console.error, onLost: endWith });
const pool = openPool(server.ownerUrl);
await migrate(pool);
const db = statementsOn(pool);
const { rows: present } = await pool.query<{ count: number }>('select count(*)::integer as count from clients');
if (present[0]?.count !== clients) await fill();

const filters = options.zone ? { zoneId: Number(options.zone) } : {};
const startMemory = process.memoryUsage.rss();
let peak = startMemory;
const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
const start = performance.now();
const { body, total } = await openClientExport(db, { filters, house, locale: 'fr' });
const countEnd = performance.now();
const file = createWriteStream(options.to);
await pipeline(body, file);
clearInterval(watching);
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
console.log(
  `${total} clients, ${megabytes(file.bytesWritten)} MB: counted in ${Math.round(countEnd - start)} ms, written in ` +
    `${((performance.now() - countEnd) / 1000).toFixed(1)} s, RSS ${megabytes(startMemory)} MB before and ${megabytes(peak)} MB at most`,
);
await pool.end();
await server.stop();

/** Clients with an address in one of 900 postal codes; every tenth has two, every fourth is allergic. */
async function fill(): Promise<void> {
  // This bench never searches, and the index takes most of the time.
  await pool.query(
    `drop index if exists clients_search_idx; truncate clients, addresses, eaters, eater_allergens, allergens, postal_codes, delivery_zones restart identity cascade`,
  );
  await pool.query(`insert into delivery_zones (name_fr, name_en, colour) select n, n, '#86c341' from unnest(array['Est', 'Ouest', 'Sud']) n;
    insert into postal_codes (country, code, zone_id) select 'FR', (10 + n)::text, 1 + n % 3 from generate_series(0, 80) n;
    insert into postal_codes (country, code, zone_id) select 'FR', (10000 + n * 100)::text, 1 + n % 3 from generate_series(0, 800) n;
    insert into allergens (name_fr, name_en, slug, code, position)
    select 'Allergène ' || n, 'Allergen ' || n, 'a' || n, 'a' || n, n from generate_series(1, 14) n`);
  await pool.query(
    `insert into clients (first_name, last_name, email, phone, orders_count, orders_amount, last_order_at)
      select 'Prénom' || n % 1000, 'Nom' || n % 20000, 'client' || n || '@example.com', '+336' || lpad(n::text, 8, '0'),
        n % 40, n % 40 * 2350,
        case when n % 40 > 0 then now() - n % 700 * interval '1 day' end
      from generate_series(1, $1) n`,
    [clients],
  );
  // Foreign keys are checked one by one, which is very slow with the query plan of an empty table.
  await pool.query('analyze');
  await pool.query(`insert into addresses (client_id, address, city, postal_code)
      select id, id % 200 || ', rue des Envierges', 'Ville ' || id % 900, (10000 + id % 900 * 100)::text from clients;
    insert into addresses (client_id, address, city, postal_code)
      select id, id % 200 || ', quai', 'Ville ' || id % 900, (10000 + (id + 7) % 900 * 100)::text from clients where id % 10 = 0;
    update eaters set allergies_asked = client_id % 4 = 0,
      diet_note = case when client_id % 3 = 0 then 'Sans sésame, même en traces, dit le ' || client_id else '' end;
    insert into eater_allergens (eater_id, allergen_id, severity) select id, 1 + client_id % 14, 'allergy' from eaters where client_id % 4 = 0;
    analyze`);
}

import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import type { Presence, Severity } from '@traiteur/domain/orders/allergies.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { judgeOrders } from '../../orders/judge/judge-orders.ts';
import { type MergedDeclarations, moveDeclarations, moveDeclarationsBack } from './merge-declarations.ts';
import { touchProducts, versionsOf } from './holder-rows.ts';
import { type MergedStatement, moveStatements, moveStatementsBack } from './merge-ingredients.ts';
import type { MergedEater, MergedHolder } from './uses.table.ts';

interface MovedAllergen {
  declared: MergedHolder<Presence>[];
  eaters: MergedEater[];
  statements: MergedStatement[];
  declarations: MergedDeclarations;
}

/** A dish that contains either contains it, whoever is allergic to either is allergic to it: the graver stays. */
export async function moveAllergen(
  db: Kysely<Database>,
  from: number,
  to: number,
  saving: Saving,
): Promise<MovedAllergen> {
  const statements = await moveStatements(db, from, to);
  const declarations = await moveDeclarations(db, from, to);
  const { rows: eaters } = await sql<Omit<MergedEater, 'version'>>`
    select e.id, e.client_id as "clientId", o.severity as other, k.severity as kept
    from eater_allergens o join eaters e on e.id = o.eater_id
    left join eater_allergens k on k.eater_id = o.eater_id and k.allergen_id = ${to}
    where o.allergen_id = ${from} order by e.client_id, e.id`.execute(db);
  const clientVersions = await touchClients(db, clientsOf(eaters));
  const { rows: dishes } = await sql<{ id: number; other: Presence; kept: Presence | null }>`
    select o.product_id as id, o.presence as other, k.presence as kept
    from product_allergens o left join product_allergens k on k.product_id = o.product_id and k.allergen_id = ${to}
    where o.allergen_id = ${from} order by 1`.execute(db);
  const productIds = dishes.map(({ id }) => id);
  const versions = await touchProducts(db, productIds, saving.now);
  await lockOrders(db, clientsOf(eaters), productIds);

  await sql`insert into eater_allergens as known (eater_id, allergen_id, severity)
    select eater_id, ${to}::integer, severity from eater_allergens where allergen_id = ${from}
    on conflict (eater_id, allergen_id) do update set severity = least(known.severity, excluded.severity)`.execute(db);
  await sql`delete from eater_allergens where allergen_id = ${from}`.execute(db);
  await sql`insert into product_allergens as known (product_id, allergen_id, presence)
    select product_id, ${to}::integer, presence from product_allergens where allergen_id = ${from}
    on conflict (product_id, allergen_id) do update set presence = least(known.presence, excluded.presence)`.execute(
    db,
  );
  await sql`delete from product_allergens where allergen_id = ${from}`.execute(db);
  await moveAnswers(db, from, to);
  await judge(db, clientsOf(eaters), productIds, saving);
  return {
    declared: dishes.map(({ id, other, kept }) => ({ id, version: versions.get(id) ?? 0, other, kept })),
    eaters: eaters.map((eater) => ({ ...eater, version: clientVersions.get(eater.clientId) ?? 0 })),
    statements,
    declarations,
  };
}

/** Who was saved since keeps what was merged as well: nobody loses an allergy, no dish a declaration. */
export async function moveAllergenBack(
  db: Kysely<Database>,
  { from, to }: { from: number; to: number },
  { declared, eaters, statements, declarations }: MovedAllergen,
  saving: Saving,
): Promise<void> {
  await moveStatementsBack(db, { from, to }, statements);
  await moveDeclarationsBack(db, declarations);
  const productIds = declared.map(({ id }) => id);
  const clientIds = clientsOf(eaters);
  await sql`select from clients where id = any(${clientIds}::integer[]) order by id for update`.execute(db);
  const clientVersions = await versionsOf(db, 'clients', clientIds);
  await touchClients(db, clientIds);
  const versions = await versionsOf(db, 'products', productIds);
  await touchProducts(db, productIds, saving.now);
  await lockOrders(db, clientIds, productIds);
  for (const { id, other, kept, version, clientId } of eaters) {
    await sql`insert into eater_allergens (eater_id, allergen_id, severity)
      select id, ${from}::integer, ${other} from eaters where id = ${id} and allergies_asked on conflict do nothing`.execute(
      db,
    );
    if (clientVersions.get(clientId) === version)
      await restoreHeld(db, { table: 'eater_allergens', holder: 'eater_id', held: 'severity' }, { id, to, kept });
  }
  for (const { id, other, kept, version } of declared) {
    await sql`insert into product_allergens (product_id, allergen_id, presence)
      select id, ${from}::integer, ${other} from products where id = ${id} on conflict do nothing`.execute(db);
    if (versions.get(id) === version)
      await restoreHeld(db, { table: 'product_allergens', holder: 'product_id', held: 'presence' }, { id, to, kept });
  }
  await judge(db, clientIds, productIds, saving);
}

interface HeldColumn {
  table: string;
  holder: string;
  held: string;
}

const restoreHeld = (
  db: Kysely<Database>,
  { table, holder, held }: HeldColumn,
  { id, to, kept }: { id: number; to: number; kept: Presence | Severity | null },
) =>
  (kept
    ? sql`update ${sql.table(table)} set ${sql.ref(held)} = ${kept} where ${sql.ref(holder)} = ${id} and allergen_id = ${to}`
    : sql`delete from ${sql.table(table)} where ${sql.ref(holder)} = ${id} and allergen_id = ${to}`
  ).execute(db);

const clientsOf = (eaters: readonly { clientId: number }[]) => [...new Set(eaters.map(({ clientId }) => clientId))];

/** Locks them; a form that has one open is stale after. */
async function touchClients(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, number>> {
  await sql`select from clients where id = any(${ids}::integer[]) order by id for update`.execute(db);
  await sql`update clients set version = version + 1 where id = any(${ids}::integer[])`.execute(db);
  return versionsOf(db, 'clients', ids);
}

/** All at once and in their order: judging them dish by dish would take them in another. */
const lockOrders = (db: Kysely<Database>, clientIds: readonly number[], productIds: readonly number[]) =>
  sql`select from orders where status = any(${standingStatuses}::text[]) and (client_id = any(${clientIds}::integer[])
    or exists (select from order_lines l where l.order_id = orders.id and l.product_id = any(${productIds}::integer[])))
    order by id for no key update`.execute(db);

/** What somebody answered for stays answered, unless the conflict is a graver one now. */
const moveAnswers = (db: Kysely<Database>, from: number, to: number) =>
  sql`update order_allergy_conflicts c set allergen_id = ${to} where allergen_id = ${from} and gone_event_id is null
    and not exists (select from order_allergy_conflicts k where k.line_id = c.line_id and k.allergen_id = ${to}
      and k.eater_id is not distinct from c.eater_id and k.gone_event_id is null)`.execute(db);

async function judge(
  db: Kysely<Database>,
  clientIds: readonly number[],
  productIds: readonly number[],
  saving: Saving,
) {
  if (clientIds.length > 0) await judgeOrders(db, { clientIds }, saving);
  if (productIds.length > 0) await judgeOrders(db, { productIds }, saving);
}

import type { Client, Eater } from '@traiteur/contract/clients/clients.ts';
import { type Kysely, sql } from 'kysely';
import { sitsAtHome } from '../../database/rows/eater-name.ts';
import type { Database } from '../../database/schema.ts';

/** What somebody reacts to, and whether they were asked. */
export type Reactions = Pick<Eater, 'dietNote' | 'allergens' | 'allergiesAsked'>;

const eaterFields = sql`'id', e.id, 'dietNote', e.diet_note, 'allergiesAsked', e.allergies_asked, 'allergens', coalesce((
  select json_agg(json_build_object('allergenId', allergen_id, 'severity', severity) order by position, allergen_id)
  from eater_allergens join allergens on allergens.id = allergen_id where eater_id = e.id), '[]')`;

/** The client as one who eats. */
export const selfOf = sql<Reactions & Pick<Eater, 'id'>>`(
  select json_build_object(${eaterFields}) from eaters e
  where e.client_id = clients.id and ${sitsAtHome('e')} and e.is_client)`;

/** The others at the client's table, without guests of group orders: what these react to is nobody's business. */
export const eatersOf = sql<Client['eaters']>`coalesce((
  select json_agg(json_build_object('name', e.name, ${eaterFields}) order by e.id)
  from eaters e where e.client_id = clients.id and ${sitsAtHome('e')} and not e.is_client), '[]')`;

/** What the client says of themselves. */
export const saveSelf = async (db: Kysely<Database>, clientId: number, reactions: Reactions): Promise<void> =>
  saveReactions(db, await selfIdOf(db, clientId), reactions);

export async function selfIdOf(db: Kysely<Database>, clientId: number): Promise<number> {
  const self = db
    .selectFrom('eaters')
    .select('id')
    .where('client_id', '=', clientId)
    .where(sitsAtHome('eaters'))
    .where('is_client', '=', true);
  return (await self.executeTakeFirstOrThrow()).id;
}

export async function insertEater(
  db: Kysely<Database>,
  clientId: number,
  { name, ...reactions }: Reactions & Pick<Eater, 'name'>,
  groupOrderId: number | null = null,
): Promise<number> {
  const values = { client_id: clientId, name, group_order_id: groupOrderId, ...columnsOf(reactions) };
  const { id } = await db.insertInto('eaters').values(values).returning('id').executeTakeFirstOrThrow();
  await insertAllergens(db, id, reactions.allergens);
  return id;
}

export async function saveReactions(
  db: Kysely<Database>,
  id: number,
  reactions: Reactions,
  name?: string,
): Promise<void> {
  // First: `allergies_asked` must be true while there are allergens.
  await db.deleteFrom('eater_allergens').where('eater_id', '=', id).execute();
  const values = { ...columnsOf(reactions), ...(name !== undefined && { name }) };
  await db.updateTable('eaters').set(values).where('id', '=', id).execute();
  await insertAllergens(db, id, reactions.allergens);
}

const columnsOf = ({ dietNote, allergiesAsked, allergens }: Reactions) => ({
  diet_note: dietNote,
  // A known allergy implies that they were asked.
  allergies_asked: allergiesAsked || allergens.length > 0,
});

async function insertAllergens(db: Kysely<Database>, eaterId: number, allergens: Reactions['allergens']) {
  if (allergens.length === 0) return;
  const rows = allergens.map(({ allergenId, severity }) => ({ eater_id: eaterId, allergen_id: allergenId, severity }));
  await db.insertInto('eater_allergens').values(rows).execute();
}

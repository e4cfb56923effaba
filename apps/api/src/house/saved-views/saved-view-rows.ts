import { mostViews, type NamingView, type SavedView, type ViewInput } from '@traiteur/contract/house/saved-views.ts';
import { namesPerson } from '@traiteur/domain/clients/names-person.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import './saved-views.table.ts';

const mostListed = 200;

export async function viewsFor(db: Kysely<Database>, person: number, list: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select v.id, v.list, v.name, v.query, v.shared, v.administrator_id = ${person} as own,
      a.first_name || ' ' || a.last_name as by, d.view_id is not null as "isDefault"
    from saved_views v
    join administrators a on a.id = v.administrator_id
    left join default_views d on d.view_id = v.id and d.administrator_id = ${person}
    where v.list = ${list} and (v.administrator_id = ${person} or v.shared)
    order by own desc, v.name collate "fr-x-icu", v.id limit ${mostListed}`.execute(db);
  return rows;
}

/** Views, shared or not, whose name or query names the person. */
export async function viewsNaming(
  db: Kysely<Database>,
  person: Parameters<typeof namesPerson>[1],
): Promise<NamingView[]> {
  const { rows } = await sql<NamingView & { query: Record<string, string> }>`
    select v.list, v.name, v.query, a.first_name || ' ' || a.last_name as by
    from saved_views v join administrators a on a.id = v.administrator_id order by v.id`.execute(db);
  const namingRows = rows.filter(({ name, query }) =>
    [name, ...Object.values(query)].some((text) => namesPerson(text, person)),
  );
  return namingRows.map(({ list, name, by }) => ({ list, name, by }));
}

/** @throws {Refusal} `too-many-views` */
export const saveView = (db: Kysely<Database>, person: number, view: ViewInput): Promise<SavedView> =>
  inTransaction(db, async (transaction) => {
    const { list, name, query, shared, isDefault } = view;
    // Locks the owner: two concurrent saves could both pass the limit.
    await sql`select from administrators where id = ${person} for no key update`.execute(transaction);
    if (view.id !== undefined) await rename(transaction, person, { ...view, id: view.id });
    const { rows } = await sql<{ id: number }>`
      insert into saved_views (administrator_id, list, name, query, shared)
      select ${person}, ${list}, ${name}, ${JSON.stringify(query)}::jsonb, ${shared}
      where (select count(*) from saved_views
        where administrator_id = ${person} and list = ${list} and name <> ${name}) < ${mostViews}
      on conflict on constraint saved_views_name_key do update set query = excluded.query, shared = excluded.shared
      returning id`.execute(transaction);
    const [row] = rows;
    if (!row) throw new Refusal('too-many-views', { field: 'name' });
    // Others who chose it as default can no longer see it.
    if (!shared) await forgetChoices(transaction, row.id, person);
    if (isDefault) await putDefault(transaction, person, list, row.id);
    else await forgetDefault(transaction, person, list, row.id);
    const views = await viewsFor(transaction, person, list);
    const listedView = views.find(({ id }) => id === row.id);
    if (!listedView) throw new Error('a view that was just saved is not listed');
    return listedView;
  });

async function rename(
  db: Kysely<Database>,
  person: number,
  { id, list, name }: Pick<SavedView, 'id' | 'list' | 'name'>,
): Promise<void> {
  const namesake = db.deleteFrom('saved_views').where('name', '=', name).where('id', '<>', id);
  await namesake.where('administrator_id', '=', person).where('list', '=', list).execute();
  const view = db.updateTable('saved_views').set({ name }).where('id', '=', id);
  await view.where('administrator_id', '=', person).where('list', '=', list).execute();
}

/** @throws {Refusal} `not-found` for a view of another list, or one that the person cannot see */
export async function chooseDefault(
  db: Kysely<Database>,
  person: number,
  { list, viewId }: { list: string; viewId: number | null },
): Promise<void> {
  if (viewId === null) return forgetDefault(db, person, list);
  if (!(await putDefault(db, person, list, viewId))) throw new Refusal('not-found');
}

/** @throws {Refusal} `not-found`, for another person's view too */
export async function removeView(db: Kysely<Database>, person: number, id: number): Promise<void> {
  const view = db.deleteFrom('saved_views').where('id', '=', id).where('administrator_id', '=', person);
  const { numDeletedRows } = await view.executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Refusal('not-found');
}

/** Locks the view. False if the person cannot see it. */
async function putDefault(db: Kysely<Database>, person: number, list: string, view: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into default_views (administrator_id, list, view_id)
    select ${person}, list, id from saved_views
    where id = ${view} and list = ${list} and (administrator_id = ${person} or shared) for share
    on conflict (administrator_id, list) do update set view_id = excluded.view_id`.execute(db);
  return numAffectedRows === 1n;
}

async function forgetDefault(db: Kysely<Database>, person: number, list: string, view?: number): Promise<void> {
  const defaultView = db.deleteFrom('default_views').where('administrator_id', '=', person).where('list', '=', list);
  await (view === undefined ? defaultView : defaultView.where('view_id', '=', view)).execute();
}

async function forgetChoices(db: Kysely<Database>, view: number, owner: number): Promise<void> {
  await db.deleteFrom('default_views').where('view_id', '=', view).where('administrator_id', '<>', owner).execute();
}

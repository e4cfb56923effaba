import type { ImportedNoun } from '@traiteur/contract/house/imports.ts';
import { importedTable } from './imported-table.ts';
import { smallKitchen } from './small-kitchen.ts';
import { testApp } from './test-app.ts';

/** A small kitchen that asks for milk besides its sesame, and its owner with files of a noun. */
export async function importHouse(noun: ImportedNoun) {
  const app = await testApp();
  const kitchen = await smallKitchen(app.db);
  const owner = await app.signedIn('owner');
  const name = { fr: 'Lait', en: 'Milk' };
  const { id: milk } = await owner.call('allergens', 'create', {}, { slug: 'lait', code: 'milk', name, active: true });
  return { ...app, kitchen, owner, milk, table: importedTable(app, owner, noun) };
}

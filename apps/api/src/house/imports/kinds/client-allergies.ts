import type { ClientInput } from '@traiteur/contract/clients/clients.ts';
import type { KnownAllergen } from '@traiteur/domain/house/imports/allergen-names.ts';
import { allergenMarked, allergensTyped, speaksOfAllergies } from '@traiteur/domain/house/imports/typed-allergens.ts';
import { flagTyped } from '@traiteur/domain/house/imports/typed-cells.ts';
import type { Severity } from '@traiteur/domain/orders/allergies.ts';
import { allergenColumn } from './allergen-columns.ts';
import type { Cells } from './cells.ts';

export type Reactions = Pick<ClientInput, 'allergens' | 'allergiesAsked'>;

interface AllergiesRead {
  /** Undefined where the line says nothing of them. */
  reactions: Reactions | undefined;
  /** How somebody eats, written among their allergies. */
  diets: string[];
}

const severityOfColumn = { allergens: 'allergy', intolerances: 'intolerance' } as const;

/** An allergy that cannot be read stops its line, by the word that is meant, in whatever column it stands. */
export function readAllergies(cells: Cells, knownAllergens: readonly KnownAllergen[]): AllergiesRead {
  const severities = new Map<number, Severity>();
  const add = (id: number, severity: Severity) =>
    severities.set(id, severities.get(id) === 'allergy' ? 'allergy' : severity);
  const diets: string[] = [];
  let isAsked = cells.read('allergiesAsked', flagTyped, 'unread-flag');

  for (const [column, usualSeverity] of Object.entries(severityOfColumn)) {
    const text = cells.text(column);
    if (text === '' || cells.faults.some((fault) => fault.column === column)) continue;
    const read = allergensTyped(text, knownAllergens, { ofPeople: true });
    for (const word of read.unread) cells.fault(column, 'unread-allergy', word);
    const isRead = read.isNone || read.isUnasked || read.allergens.length + read.unread.length + read.diets.length > 0;
    if (!isRead) cells.fault(column, 'unread-allergy', text);
    // Traces are dangerous to whom they are named for.
    for (const { allergenId, severity = usualSeverity } of read.allergens) add(allergenId, severity);
    diets.push(...read.diets);
    if (read.isNone || read.allergens.length > 0) isAsked ??= true;
  }
  for (const { id } of knownAllergens) {
    const mark = cells.read(allergenColumn(id), allergenMarked, 'unread-mark');
    if (mark) add(id, mark.severity ?? 'allergy');
  }
  if (severities.size > 0) isAsked = true;
  faultElsewhere(cells, knownAllergens, severities.size > 0);
  const allergens = [...severities].map(([allergenId, severity]) => ({ allergenId, severity }));
  return { reactions: isAsked === undefined ? undefined : { allergens, allergiesAsked: isAsked }, diets };
}

/** Left out by its column, or told among notes: nobody would look for it there once the client is in. */
function faultElsewhere(cells: Cells, knownAllergens: readonly KnownAllergen[], isTold: boolean): void {
  const columns = new Set([
    ...Object.keys(severityOfColumn),
    'allergiesAsked',
    ...knownAllergens.map(({ id }) => allergenColumn(id)),
  ]);
  for (const { text, heading, isDoubtful } of cells.others(columns)) {
    if (isDoubtful && !saysNothing(text, knownAllergens)) cells.fault(null, 'allergy-left-out', `${heading} : ${text}`);
    else if (!isTold && speaksOfAllergies(text)) cells.fault(null, 'allergy-elsewhere', text);
  }
}

function saysNothing(text: string, knownAllergens: readonly KnownAllergen[]): boolean {
  const { allergens, unread } = allergensTyped(text, knownAllergens, { ofPeople: true });
  return flagTyped(text) === false || allergens.length + unread.length === 0;
}

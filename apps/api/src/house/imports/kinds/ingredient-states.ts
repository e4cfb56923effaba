import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import { allergenStates } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import type { KnownAllergen } from '@traiteur/domain/house/imports/allergen-names.ts';
import { allergenMarked, allergensTyped } from '@traiteur/domain/house/imports/typed-allergens.ts';
import { flagTyped, plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import { allergenColumn } from './allergen-columns.ts';
import type { Differences } from './agreement.ts';
import type { Cells } from './cells.ts';

export type States = IngredientInput['allergens'];
type State = States[number]['state'];

const columns = ['allergens', 'traces', 'free'] as const;

/** What somebody writes who has read the whole paper. */
const allOthers = /^(?:tous )?(?:les )?autres$|^aucun autre$|^(?:all )?(?:the )?others$|^no other$/;

/**
 * What a line states of allergens; of those that it does not name nothing is known, unless it says that there is no
 * other. A word that is not read stops the line.
 */
export function readStates(cells: Cells, knownAllergens: readonly KnownAllergen[]): States {
  const states = new Map<number, State>();
  const add = (allergenId: number, state: State) => states.set(allergenId, graverState(states.get(allergenId), state));
  let isComplete = false;
  for (const column of columns) {
    const text = cells.faults.some((fault) => fault.column === column) ? '' : cells.text(column);
    if (column === 'free' && allOthers.test(plainWords(text))) {
      isComplete = true;
      continue;
    }
    const { allergens, unread, isNone, isUnasked } = allergensTyped(text, knownAllergens);
    for (const word of unread) cells.fault(column, 'unread-allergy', word);
    if (column === 'allergens' && isNone) isComplete = true;
    const isRead = isNone || isUnasked || allergens.length + unread.length > 0;
    if (text !== '' && !isRead) cells.fault(column, 'unread-allergy', text);
    for (const { allergenId, presence } of allergens) {
      // It is said to be in it by the columns before.
      if (column === 'free' && states.has(allergenId)) cells.fault('free', 'denies-allergen', text);
      add(allergenId, column === 'free' ? 'none' : column === 'traces' ? 'may_contain' : presence);
    }
  }
  for (const { id } of knownAllergens) {
    const mark = cells.read(allergenColumn(id), allergenMarked, 'unread-mark');
    if (mark !== undefined) add(id, mark?.presence ?? 'none');
  }
  refuseLeftOut(cells, knownAllergens);
  if (isComplete) for (const { id } of knownAllergens) if (!states.has(id)) states.set(id, 'none');
  return [...states].map(([allergenId, state]) => ({ allergenId, state }));
}

function refuseLeftOut(cells: Cells, knownAllergens: readonly KnownAllergen[]): void {
  const readColumns = new Set<string>([...columns, ...knownAllergens.map(({ id }) => allergenColumn(id))]);
  for (const { text, heading, isDoubtful } of cells.others(readColumns))
    if (isDoubtful && flagTyped(text) !== false && !allergensTyped(text, knownAllergens).isNone)
      cells.fault(null, 'allergy-left-out', `${heading} : ${text}`);
}

/** What one line says that an ingredient has none of and another line that it has, or may have. */
export function addDenials(lines: readonly { states: States }[], differences: Differences): void {
  const firstWords = new Map<number, { index: number; isNone: boolean }>();
  lines.forEach(({ states }, index) => {
    for (const { allergenId, state } of states) {
      const first = firstWords.get(allergenId);
      if (!first) firstWords.set(allergenId, { index, isNone: state === 'none' });
      else if (first.isNone !== (state === 'none')) differences.add('allergens', index, first.index);
    }
  });
}

/** A file states what nobody has stated, and makes graver what somebody has; it takes nothing back. */
export function withoutRelief(storedStates: States, states: States): States {
  const allStates = new Map(storedStates.map(({ allergenId, state }) => [allergenId, state]));
  for (const { allergenId, state } of states) allStates.set(allergenId, graverState(allStates.get(allergenId), state));
  return [...allStates].map(([allergenId, state]) => ({ allergenId, state }));
}

const graverState = (first: State | undefined, second: State): State =>
  first === undefined || allergenStates.indexOf(second) < allergenStates.indexOf(first) ? second : first;

import type { ProductInput } from '@traiteur/contract/catalogue/products.ts';
import type { KnownAllergen } from '@traiteur/domain/house/imports/allergen-names.ts';
import { allergenMarked, allergensTyped } from '@traiteur/domain/house/imports/typed-allergens.ts';
import { flagTyped } from '@traiteur/domain/house/imports/typed-cells.ts';
import { allergenColumn } from './allergen-columns.ts';
import type { Cells } from './cells.ts';

type Declaration = Pick<ProductInput, 'allergens' | 'allergensDeclared'>;

const columns = ['allergens', 'traces', 'allergensDeclared'];

/**
 * What a dish contains and may contain. A filled cell declares, "none" included; an unread word stops its line, and so
 * does a word in a column of allergens that is left out. Columns of single allergens declare where one is filled.
 */
export function readDeclaration(cells: Cells, knownAllergens: readonly KnownAllergen[]): Declaration | undefined {
  const isDeclared = cells.read('allergensDeclared', flagTyped, 'unread-flag');
  const read = (column: string) => {
    const text = cells.faults.some((fault) => fault.column === column) ? '' : cells.text(column);
    const typedAllergens = allergensTyped(text, knownAllergens);
    for (const word of typedAllergens.unread) cells.fault(column, 'unread-allergy', word);
    const { isNone, isUnasked } = typedAllergens;
    const isRead = isNone || isUnasked || typedAllergens.allergens.length + typedAllergens.unread.length > 0;
    if (text !== '' && !isRead) cells.fault(column, 'unread-allergy', text);
    return { ...typedAllergens, isFilled: text !== '' && !isUnasked };
  };
  const [contents, traces] = [read('allergens'), read('traces')];
  for (const { id } of knownAllergens) {
    const mark = cells.read(allergenColumn(id), allergenMarked, 'unread-mark');
    if (mark !== undefined) contents.isFilled = true;
    if (mark?.presence === 'contains') contents.allergens.push({ allergenId: id, ...mark });
    if (mark?.presence === 'may_contain') traces.allergens.push({ allergenId: id, ...mark });
  }
  for (const { text, heading, isDoubtful } of cells.others(
    new Set([...columns, ...knownAllergens.map(({ id }) => allergenColumn(id))]),
  ))
    if (isDoubtful && flagTyped(text) !== false && !allergensTyped(text, knownAllergens).isNone)
      cells.fault(null, 'allergy-left-out', `${heading} : ${text}`);
  if (isDeclared === undefined && !contents.isFilled && !traces.isFilled) return undefined;
  return {
    allergens: [
      ...distinct(contents.allergens),
      ...traces.allergens
        .filter(({ allergenId }) => !contents.allergens.some((content) => content.allergenId === allergenId))
        .map(({ allergenId }) => ({ allergenId, presence: 'may_contain' as const })),
    ],
    allergensDeclared: isDeclared ?? contents.isFilled,
  };
}

/** Named in a text and marked by a cross: the graver is meant. */
const distinct = (allergens: Declaration['allergens']) =>
  [...Map.groupBy(allergens, ({ allergenId }) => allergenId)].map(([allergenId, sameAllergens]) => ({
    allergenId,
    presence: sameAllergens.some(({ presence }) => presence === 'contains')
      ? ('contains' as const)
      : ('may_contain' as const),
  }));

/** A file adds allergens and makes traces contents; it takes none away. */
export function withoutLoss(declaration: Declaration | undefined, storedProduct: Declaration | undefined): Declaration {
  const presences = new Map((storedProduct?.allergens ?? []).map(({ allergenId, presence }) => [allergenId, presence]));
  for (const { allergenId, presence } of declaration?.allergens ?? [])
    presences.set(allergenId, presences.get(allergenId) === 'contains' ? 'contains' : presence);
  const rank = ({ presence }: Declaration['allergens'][number]) => (presence === 'contains' ? 0 : 1);
  return {
    allergens: [...presences]
      .map(([allergenId, presence]) => ({ allergenId, presence }))
      .sort((a, b) => rank(a) - rank(b)),
    allergensDeclared: declaration?.allergensDeclared || (storedProduct?.allergensDeclared ?? false),
  };
}

import type { ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { allergensTyped, type KnownAllergen } from '@traiteur/domain/house/imports/typed-allergens.ts';
import { flagTyped } from '@traiteur/domain/house/imports/typed-cells.ts';
import type { Cells } from './cells.ts';

type Declaration = Pick<ProductInput, 'allergens' | 'allergensDeclared'>;

/** What a dish contains and may contain. A filled cell declares, "none" included; an unread word stops its line. */
export function readDeclaration(cells: Cells, knownAllergens: readonly KnownAllergen[]): Declaration | undefined {
  const isDeclared = cells.read('allergensDeclared', flagTyped, 'unread-flag');
  const read = (column: string) => {
    const text = cells.text(column);
    const typedAllergens = allergensTyped(text, knownAllergens);
    for (const word of typedAllergens.unread) cells.fault(column, 'unread-allergy', word);
    if (text !== '' && typedAllergens.allergens.length + typedAllergens.unread.length === 0 && !typedAllergens.isNone)
      cells.fault(column, 'unread-allergy', text);
    return { ...typedAllergens, isFilled: text !== '' };
  };
  const [contents, traces] = [read('allergens'), read('traces')];
  if (isDeclared === undefined && !contents.isFilled && !traces.isFilled) return undefined;
  return {
    allergens: [
      ...contents.allergens.map(({ allergenId, presence }) => ({ allergenId, presence })),
      ...traces.allergens
        .filter(({ allergenId }) => !contents.allergens.some((content) => content.allergenId === allergenId))
        .map(({ allergenId }) => ({ allergenId, presence: 'may_contain' as const })),
    ],
    allergensDeclared: isDeclared ?? contents.isFilled,
  };
}

/** A file adds allergens and makes traces contents; it takes none away. */
export function withoutLoss(declaration: Declaration | undefined, storedProduct: Declaration | undefined): Declaration {
  const presences = new Map((storedProduct?.allergens ?? []).map(({ allergenId, presence }) => [allergenId, presence]));
  for (const { allergenId, presence } of declaration?.allergens ?? [])
    presences.set(allergenId, presences.get(allergenId) === 'contains' ? 'contains' : presence);
  const rank = ({ presence }: Declaration['allergens'][number]) => (presence === 'contains' ? 0 : 1);
  return {
    allergens: [...presences]
      .map(([allergenId, presence]) => ({ allergenId, presence }))
      .sort((a, b) => rank(a) - rank(b) || a.allergenId - b.allergenId),
    allergensDeclared: declaration?.allergensDeclared || (storedProduct?.allergensDeclared ?? false),
  };
}

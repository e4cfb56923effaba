import type { UnprintedDish } from '@traiteur/contract/kitchen/labels.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';

/** How many portions have no label, and of each dish why. */
export function useUnprinted(dishes: readonly UnprintedDish[]): { title: string; lines: string[] } {
  const words = useTranslations('labels');
  const nameOf = useLocalName();
  const lineOf = ({ name, sizeName, lot, portions: count, isHeld, missing }: UnprintedDish) => {
    const portions = words('portions', { dish: nameOf(name), size: nameOf(sizeName), count });
    if (isHeld) return words('heldLot', { portions, lot });
    if (missing.length === 0) return portions;
    return `${words('missingOf', { portions })} ${missing.map((mention) => words(`mentions.${mention}`)).join(', ')}`;
  };
  const count = dishes.reduce((sum, { portions }) => sum + portions, 0);
  return { title: words('unprinted', { count }), lines: dishes.map(lineOf) };
}

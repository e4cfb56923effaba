import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { Menu } from '@traiteur/contract/catalogue/menus.ts';
import { type Eater, eatersOfLine } from '@traiteur/domain/orders/allergies.ts';
import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';

type Line = Pick<OwnOrder['lines'][number], 'productId' | 'sizeId' | 'name' | 'quantity' | 'eaterId'>;

type AgainFault = 'notSold' | 'soldOut' | 'refused' | 'conflict' | 'fewer';

export interface Again {
  /** `eaterId` is undefined for the whole table. */
  articles: { articleId: string; quantity: number; eaterId: number | undefined }[];
  faults: { name: Bilingual; fault: AgainFault }[];
}

interface AgainFacts {
  /** Of the new order's day. */
  menu: Pick<Menu, 'meals'>;
  /** Who eats with the client now, the client themselves among them. */
  table: readonly Eater[];
  largestLineQuantity: number;
}

/** A refused dish stays out; one with a warning only is added and named. */
export function again(lines: readonly Line[], { menu, table, largestLineQuantity }: AgainFacts): Again {
  const answer: Again = { articles: [], faults: [] };
  for (const { productId, sizeId, name, quantity, eaterId } of articlesOf(lines, table)) {
    const meal = menu.meals.find(({ id }) => id === productId);
    const offer = meal?.offers.find((candidate) => candidate.sizeId === sizeId);
    const note = (fault: AgainFault) => answer.faults.push({ name, fault });
    if (!meal || !offer) {
      note('notSold');
      continue;
    }
    const allergens = eatersOfLine(eaterId, table).flatMap((eater) => eater.allergens);
    const { isRefused, verdict } = suitabilityOf(allergens, { productId, allergens: meal.allergens });
    const most = Math.min(offer.left ?? largestLineQuantity, largestLineQuantity);
    if (isRefused) note('refused');
    else if (most === 0) note('soldOut');
    else {
      if (verdict !== 'safe') note('conflict');
      if (quantity > most) note('fewer');
      const articleId = articleIdOf({ productId, sizeId });
      answer.articles.push({ articleId, quantity: Math.min(quantity, most), eaterId });
    }
  }
  return answer;
}

/** Of each article one for each eater; of somebody who has left the table, for the whole table. */
function articlesOf(lines: readonly Line[], table: readonly Eater[]) {
  const eaterOf = ({ eaterId }: Line) => (table.length > 1 ? table.find(({ id }) => id === eaterId)?.id : undefined);
  const articles = Map.groupBy(lines, (line) => `${articleIdOf(line)} ${eaterOf(line)}`);
  return [...articles.values()].flatMap(([first, ...otherLines]) => {
    if (!first) return [];
    const quantity = otherLines.reduce((sum, line) => sum + line.quantity, first.quantity);
    return [{ ...first, quantity, eaterId: eaterOf(first) }];
  });
}

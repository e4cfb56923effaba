import { useLocale } from 'use-intl';
import type { SeatedEater } from '../site/page.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';

/** Names beyond these are counted: a card is no list of a whole office. */
const mostNames = 4;

/** "Inès, Zoé et Léo"; "Inès, Zoé, Léo, Ana et 12 autres". */
export function useEaterNames(): (eaters: readonly Pick<SeatedEater, 'id' | 'name'>[]) => string {
  const words = useShopWords('eating');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (eaters) => {
    const names = eaters.map(({ id, name }) => (id === 0 ? words('others') : name));
    if (names.length <= mostNames + 1) return list.format(names);
    const more = names.length - mostNames;
    return words('andMore', { names: names.slice(0, mostNames).join(', '), more });
  };
}

import type { Guest } from '@traiteur/contract/own/group-guests.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useLocale } from 'use-intl';
import { useNames } from '../../site/language/use-names.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';

interface ReactionsProps {
  guest: Pick<Guest, 'allergens'>;
  allergens: SiteTexts['allergens'];
}

/** What the kitchen knows of a guest. */
export function Reactions({ guest, allergens }: ReactionsProps) {
  const words = useShopWords('groupOrders.guest');
  const account = useShopWords('ownAccount');
  const nameOf = useLocalName();
  const list = useNames();
  const locale = useLocale();
  const reactions = guest.allergens.flatMap(({ allergenId, severity }) => {
    const allergen = allergens.find(({ id }) => id === allergenId);
    return allergen ? [`${nameOf(allergen.name)} (${account(`severity.${severity}`).toLocaleLowerCase(locale)})`] : [];
  });
  return <p>{reactions.length > 0 ? list(reactions) : words('knownNone')}</p>;
}

import type { shopWords } from '@traiteur/words/shop.ts';
import type { Catalogue } from '@traiteur/words/phrases/phrase.ts';
import { type NamespaceKeys, type NestedKeyOf, type createTranslator, useTranslations } from 'use-intl';

/** Every text that the site carries, in one language. */
export type ShopMessages = Catalogue<typeof shopWords>;

type Namespaces = NamespaceKeys<ShopMessages, NestedKeyOf<ShopMessages>>;

type UseShopWords = <Namespace extends Namespaces>(
  namespace: Namespace,
) => ReturnType<typeof createTranslator<ShopMessages, Namespace>>;

/** `useTranslations` typed by the texts of the site; the program's other front end declares its own. */
// The program's types know the texts of the administration; each front end carries its own.
export const useShopWords = useTranslations as unknown as UseShopWords;

import type { shopWords } from '@traiteur/words/shop.ts';
import type { Catalogue } from '@traiteur/words/phrases/phrase.ts';
import { type NamespaceKeys, type NestedKeyOf, type createTranslator, useTranslations } from 'use-intl';

export type ShopMessages = Catalogue<typeof shopWords>;

type Namespaces = NamespaceKeys<ShopMessages, NestedKeyOf<ShopMessages>>;

type UseShopWords = <Namespace extends Namespaces>(
  namespace: Namespace,
) => ReturnType<typeof createTranslator<ShopMessages, Namespace>>;

/** `useTranslations` typed by the site's texts: the program's types are those of the administration's. */
export const useShopWords = useTranslations as unknown as UseShopWords;

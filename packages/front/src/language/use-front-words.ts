import { type NamespaceKeys, type NestedKeyOf, type createTranslator, useTranslations } from 'use-intl';
import type { FrontMessages } from './front-messages.ts';

type UseFrontWords = <Namespace extends NamespaceKeys<FrontMessages, NestedKeyOf<FrontMessages>>>(
  namespace: Namespace,
) => ReturnType<typeof createTranslator<FrontMessages, Namespace>>;

/** `useTranslations` for the parts of this package: it knows the texts that every front end carries, and no others. */
export const useFrontWords: UseFrontWords = useTranslations;

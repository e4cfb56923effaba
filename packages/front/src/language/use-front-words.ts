import { type NamespaceKeys, type NestedKeyOf, type createTranslator, useTranslations } from 'use-intl';
import type { FrontMessages } from './front-messages.ts';

type UseFrontWords = <Namespace extends NamespaceKeys<FrontMessages, NestedKeyOf<FrontMessages>>>(
  namespace: Namespace,
) => ReturnType<typeof createTranslator<FrontMessages, Namespace>>;

export const useFrontWords: UseFrontWords = useTranslations;

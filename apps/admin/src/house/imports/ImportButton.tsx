import type { ImportedNoun } from '@traiteur/contract/house/imports.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

/** From a list to the import of its noun, for whoever may. */
export function ImportButton({ noun }: { noun: ImportedNoun }) {
  const words = useTranslations('imports');
  const to = useTo();
  const { isOffered } = useFront();
  const api = useApi();
  return (
    isOffered(site.screens.imports) &&
    api.offers(noun, 'create') && <ButtonLink to={`${to('imports')}?noun=${noun}`}>{words('button')}</ButtonLink>
  );
}

import { useFront } from '@traiteur/front/front.ts';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

export function TakingsLink() {
  const words = useTranslations('takings');
  const { isOffered } = useFront();
  const to = useTo();
  return isOffered(site.screens.takings) && <ButtonLink to={to('takings')}>{words('link')}</ButtonLink>;
}

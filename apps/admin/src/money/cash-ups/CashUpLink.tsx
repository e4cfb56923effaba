import { useFront } from '@traiteur/front/front.ts';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

export function CashUpLink({ date }: { date: string | undefined }) {
  const words = useTranslations('cashUps');
  const { isOffered } = useFront();
  const to = useTo();
  if (!isOffered(site.screens.cashUps)) return null;
  return <ButtonLink to={`${to('cashUps', {})}${date ? `?date=${date}` : ''}`}>{words('link')}</ButtonLink>;
}

import { useQuery } from '@tanstack/react-query';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { paymentOptionsQuery } from '../online-payments/online-queries.ts';
import { useTo } from '../../use-to.ts';

/** Shown where the house takes online payments. */
export function DifferencesLink() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('paymentDifferences');
  const { isOffered } = useFront();
  const isOpen = isOffered(site.screens.paymentDifferences);
  const options = useQuery({ ...paymentOptionsQuery(api), enabled: isOpen });
  if (!isOpen || !options.data?.online) return null;
  return <ButtonLink to={to('paymentDifferences', {})}>{words('link')}</ButtonLink>;
}

import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';

export function ListLink({ to }: { to: string }) {
  const words = useTranslations('lists');
  return <ButtonLink to={to}>{words('backToList')}</ButtonLink>;
}

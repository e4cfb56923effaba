import type { Administrator } from '@traiteur/contract/access/administrators.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { ActiveChip } from '../../list/ActiveChip.tsx';

export function StateChip({ active, invited, linkExpiresAt }: Administrator) {
  const words = useTranslations('invitations');
  const dates = useDates();
  if (!invited) return <ActiveChip active={active} />;
  if (!linkExpiresAt) return <Chip tone="care">{words('over')}</Chip>;
  return <Chip tone="wait">{words('until', { moment: dates.moment(linkExpiresAt) })}</Chip>;
}

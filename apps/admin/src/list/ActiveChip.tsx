import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

export function ActiveChip({ active }: { active: boolean }) {
  const words = useTranslations('lists');
  return <Chip tone={active ? 'ok' : 'mute'}>{words(active ? 'active' : 'inactive')}</Chip>;
}

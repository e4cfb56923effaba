import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

/** Whether a thing is in use or put aside. */
export function ActiveChip({ active }: { active: boolean }) {
  const words = useTranslations('shell');
  return <Chip tone={active ? 'ok' : 'mute'}>{words(active ? 'active' : 'inactive')}</Chip>;
}

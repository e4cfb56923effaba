import type { BatchState } from '@traiteur/domain/kitchen/stock/stock.ts';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

const tones: Record<BatchState, Tone> = { usable: 'ok', expired: 'care', held: 'alarm', empty: 'mute', refused: 'bad' };

export function StateChip({ state }: { state: BatchState }) {
  const words = useTranslations('ingredientBatches');
  return <Chip tone={tones[state]}>{words(`states.${state}`)}</Chip>;
}

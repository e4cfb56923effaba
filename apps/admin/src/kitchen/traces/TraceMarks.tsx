import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

/** What nobody wrote down is possible, and is said to be. */
export function TraceMarks({ row: { isSure, isHeld = false } }: { row: { isSure: boolean; isHeld?: boolean } }) {
  const words = useTranslations('traces');
  const holdWords = useTranslations('batchHolds');
  return (
    <>
      {isHeld && <Chip tone="alarm">{holdWords('held')}</Chip>}
      {!isSure && <Chip tone="care">{words('possible')}</Chip>}
    </>
  );
}

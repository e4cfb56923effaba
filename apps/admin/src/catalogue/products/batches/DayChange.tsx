import type { ProductChange } from '@traiteur/contract/catalogue/product-batches.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { PillGroup, Pills } from '@traiteur/kit/form/Pills.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

type Weekdays = NonNullable<ProductChange['weekdays']>;

interface DayChangeProps {
  onSave: (weekdays: Weekdays) => void;
  onClose: () => void;
}

const ways = ['set', 'add', 'remove'] as const satisfies Weekdays['how'][];

export function DayChange({ onSave, onClose }: DayChangeProps) {
  const words = useTranslations('products.dayChange');
  const productWords = useTranslations('products');
  const { options } = useWeekdays();
  const [how, setHow] = useState<Weekdays['how']>('set');
  const [days, setDays] = useState<number[]>([]);
  return (
    <Stack>
      <Pills
        label={words('how')}
        options={ways.map((value) => ({ value, label: words(value) }))}
        value={how}
        onChange={setHow}
      />
      <PillGroup label={productWords('fields.weekdays')} options={options} values={days} onChange={setDays} />
      <div className="dialog-actions">
        <Button onClick={onClose}>{productWords('batches.cancel')}</Button>
        <Button
          variant="primary"
          disabledReason={days.length === 0 ? words('none') : undefined}
          onClick={() => onSave({ how, days })}
        >
          {words('save')}
        </Button>
      </div>
    </Stack>
  );
}

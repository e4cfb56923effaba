import type { Availability } from '@traiteur/contract/catalogue/availabilities.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './RunOut.module.css';

interface SizePortionsProps {
  size: Availability['sizes'][number];
  /** Undefined for users who may not change the number. */
  onTell: ((left: number) => void) | undefined;
}

export function SizePortions({ size: { name, left, ...rest }, onTell }: SizePortionsProps) {
  const words = useTranslations('orders.runOut');
  const nameOf = useLocalName();
  const [text, setText] = useState('');
  const size = nameOf(name);
  const isCount = /^\d{1,4}$/.test(text.trim());
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isCount) onTell?.(Number(text));
  }
  return (
    <li>
      <span className={styles['size']}>
        <strong>{size}</strong> <small>{words('ordered', { count: rest.taken })}</small>
      </span>
      {left === null ? (
        <span className="hint">{words('noLimit')}</span>
      ) : (
        <Chip tone={left === 0 ? 'bad' : 'info'}>{left === 0 ? words('soldOut') : words('left', { count: left })}</Chip>
      )}
      {onTell && (
        <form className={styles['tell']} onSubmit={submit}>
          <label>
            <span aria-hidden>{words('leftLabel')}</span>
            <input
              type="text"
              inputMode="numeric"
              maxLength={4}
              aria-label={words('leftLabelOf', { size })}
              value={text}
              onChange={(event) => setText(event.currentTarget.value.replace(/\D/g, ''))}
            />
          </label>
          <Button
            type="submit"
            aria-label={words('setOf', { size })}
            disabledReason={isCount ? undefined : words('leftLabel')}
          >
            {words('set')}
          </Button>
        </form>
      )}
    </li>
  );
}

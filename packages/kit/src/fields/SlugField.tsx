import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from './TextField.tsx';
import type { FieldProps } from '../form/use-field.ts';

interface SlugFieldProps extends FieldProps {
  from: string;
  /** Followed while the first is empty. */
  otherwise?: string;
  slugOf: (text: string) => string;
}

/** Follows the other field until the slug is edited, and again once it is emptied. */
export function SlugField({ name, from, otherwise = from, slugOf, ...rest }: SlugFieldProps) {
  const { setValue, getValues } = useFormContext();
  const [first, second] = useWatch({ name: [from, otherwise] }) as (string | undefined)[];
  const source = first?.trim() ? first : second;
  const last = useRef(source);
  useEffect(() => {
    const previousSlug = slugOf(last.current ?? '');
    last.current = source;
    const now = getValues(name) as string | undefined;
    const next = slugOf(source ?? '');
    if ((now ?? '') === previousSlug && now !== next) setValue(name, next, { shouldDirty: true });
  }, [source, name, getValues, setValue, slugOf]);
  return <TextField name={name} {...rest} />;
}

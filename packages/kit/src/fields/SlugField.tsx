import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from './TextField.tsx';
import type { FieldProps } from '../form/use-field.ts';

interface SlugFieldProps extends FieldProps {
  /** Field the slug is written from. */
  from: string;
  slugOf: (text: string) => string;
}

/** A slug that writes itself from another field until somebody touches it, or once it is emptied again. */
export function SlugField({ name, from, slugOf, ...rest }: SlugFieldProps) {
  const { setValue, getValues } = useFormContext();
  const source = useWatch({ name: from }) as string | undefined;
  const last = useRef(source);
  useEffect(() => {
    const before = slugOf(last.current ?? '');
    last.current = source;
    const now = getValues(name) as string | undefined;
    const next = slugOf(source ?? '');
    if ((now ?? '') === before && now !== next) setValue(name, next, { shouldDirty: true });
  }, [source, name, getValues, setValue, slugOf]);
  return <TextField name={name} {...rest} />;
}

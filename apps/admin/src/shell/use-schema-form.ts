import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useFaultMessage } from './fault-messages.ts';

/** A form checked by the contract's schema, on leaving a field and on sending it. */
export function useSchemaForm<Values extends FieldValues>(schema: z.ZodMiniType<unknown, Values>, start: Values) {
  const error = useFaultMessage();
  return useForm<Values, unknown, Values>({
    defaultValues: start as DefaultValues<Values>,
    // The resolver's types ask for one of zod's own classes, which zod/mini's are not by name.
    resolver: zodResolver(schema as never, { error, reportInput: true } as never) as never,
    mode: 'onTouched',
  });
}

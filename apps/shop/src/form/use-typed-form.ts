import { useState } from 'react';
import { useSending } from './use-sending.ts';

interface TypedForm<Name extends string> {
  start: Readonly<Record<Name, string>>;
  labelOf: (name: Name) => string;
  send: (fields: Readonly<Record<Name, string>>) => Promise<void>;
}

export function useTypedForm<Name extends string>({ start, labelOf, send }: TypedForm<Name>) {
  const [fields, setFields] = useState(start);
  const { send: sendOnce, busy, faults } = useSending();
  return {
    fields,
    form: { onSubmit: () => void sendOnce(() => send(fields)), faults, busy },
    field: (name: Name) => ({
      label: labelOf(name),
      value: fields[name],
      onChange: (text: string) => setFields((current) => ({ ...current, [name]: text })),
      fault: faults.fields[name],
    }),
  };
}

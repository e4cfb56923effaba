import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFailureMessage } from './fault-messages.ts';

export function useShowFaults<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
): (error: unknown) => void {
  const failureMessage = useFailureMessage();
  return (error) => {
    const faults = error instanceof ApiRefusal ? (error.problem.errors ?? []) : [];
    const shownFaults = faults.filter(({ field }) => form.getValues(field as Path<Values>) !== undefined);
    for (const { field, message } of shownFaults) form.setError(field as Path<Values>, { message });
    if (shownFaults.length === 0) form.setError('root', { message: faults[0]?.message ?? failureMessage(error) });
  };
}

import { ApiRefusal } from '@traiteur/contract/client.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFailureMessage } from './fault-messages.ts';

/** Puts what the server refused onto the fields it names, the first with the focus; anything else stands above the form. */
export function useShowFaults<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
): (error: unknown) => void {
  const failureMessage = useFailureMessage();
  return (error) => {
    const faults = error instanceof ApiRefusal ? (error.problem.errors ?? []) : [];
    faults.forEach(({ field, message }, index) =>
      form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 }),
    );
    if (faults.length === 0) form.setError('root', { message: failureMessage(error) });
  };
}

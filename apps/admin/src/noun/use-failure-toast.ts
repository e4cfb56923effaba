import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';

export function useFailureToast(): (error: unknown) => void {
  const failureMessage = useFailureMessage();
  return (error) => toast.error(failureMessage(error));
}

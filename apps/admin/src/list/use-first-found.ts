import { useMutation } from '@tanstack/react-query';
import { useFailureToast } from '../noun/use-failure-toast.ts';

/** Enter takes the first result for the text of that moment, once it is found; of two requests, the last one counts. */
export function useFirstFound<Row>(find: (text: string) => Promise<readonly Row[]>, onFound: (row: Row) => void) {
  const showFailure = useFailureToast();
  const finding = useMutation({ mutationFn: find, onError: showFailure });
  return (text: string): false => {
    finding.mutate(text, {
      onSuccess([first]) {
        if (first) onFound(first);
      },
    });
    return false;
  };
}

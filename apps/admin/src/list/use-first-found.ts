import { useMutation } from '@tanstack/react-query';
import { useFailureToast } from '../noun/use-failure-toast.ts';

/**
 * What Enter does in a search box that chooses: it takes the first that is found by the words as they are then, once those are answered. Of two
 * that were asked for, the last one counts. The words stay.
 */
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

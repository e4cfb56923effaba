import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Saves a file and answers its name, or nothing where nobody chose a place for it; tells how far it has come. */
type Save<Progress> = (signal: AbortSignal, tell: (progress: Progress) => void) => Promise<string | undefined>;

/** One file being saved at a time, with its progress; it ends when it is cancelled or the page is left. */
export function useSaving<Progress>(save: Save<Progress>) {
  const [progress, setProgress] = useState<Progress>();
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);
  const saving = useMutation({
    async mutationFn() {
      setProgress(undefined);
      const aborting = new AbortController();
      under.current = aborting;
      try {
        return await save(aborting.signal, (amount) => setProgress(() => amount));
      } catch (error) {
        if (aborting.signal.aborted) return undefined;
        throw error;
      }
    },
  });
  return { saving, progress, cancel: () => under.current?.abort() };
}

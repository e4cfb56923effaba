import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Resolves to the file's name, or undefined when the user chose no place. */
type Save<Progress> = (signal: AbortSignal, tell: (progress: Progress) => void) => Promise<string | undefined>;

/** Saves one file at a time, with its progress; cancelling or leaving the page ends it. */
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

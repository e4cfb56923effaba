import { useEffect, useEffectEvent } from 'react';
import { useFront } from '../front.ts';

/** Keeps a form's unsaved values as a draft when the session ends, for the same person. `undefined` means that nothing is unsaved. */
export function useDraft(name: string, unsaved: () => unknown): void {
  const { session, drafts } = useFront();
  const keep = useEffectEvent((by: number) => {
    const content = unsaved();
    if (content !== undefined) drafts.keep(name, by, content);
  });
  useEffect(() => {
    const by = session.read().user?.id;
    if (by === undefined) return;
    return session.subscribe(() => {
      if (!session.read().loggedIn) keep(by);
    });
  }, [session]);
}

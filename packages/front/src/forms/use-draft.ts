import { useEffect, useEffectEvent } from 'react';
import { useFront } from '../front.ts';

/** Keeps what is unsaved, undefined where nothing is, when the session ends under a form: for who typed it to go on with. */
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

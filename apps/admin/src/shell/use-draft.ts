import { useEffect, useEffectEvent } from 'react';
import { keepDraft } from './drafts.ts';
import { session } from './session.ts';

/** Keeps what is unsaved, undefined where nothing is, when the session ends under a form: for who typed it to go on with. */
export function useDraft(name: string, unsaved: () => unknown): void {
  const keep = useEffectEvent((by: number) => {
    const content = unsaved();
    if (content !== undefined) keepDraft(name, by, content);
  });
  useEffect(() => {
    const by = session.read().user?.id;
    if (by === undefined) return;
    return session.subscribe(() => {
      if (!session.read().loggedIn) keep(by);
    });
  }, []);
}

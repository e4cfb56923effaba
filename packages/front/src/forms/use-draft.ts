import { useEffect, useEffectEvent, useRef } from 'react';
import { useFront } from '../front.ts';

/** Milliseconds without typing before a draft is saved. */
const typingPause = 400;

/** Saves while typing and when page or session end; leaving the form deletes it. `undefined`: nothing is unsaved. */
export function useDraft(name: string, readUnsaved: () => unknown): void {
  const { session, drafts } = useFront();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useEffectEvent((by: number) => {
    const content = readUnsaved();
    if (content !== undefined) drafts.save(name, by, content);
  });
  // Whoever signs out leaves nothing behind, also not what a timer still waits for.
  const put = useEffectEvent((by: number) => {
    if (session.read().user?.id === by) drafts.put(name, by, readUnsaved());
  });
  useEffect(() => {
    const by = session.read().user?.id;
    if (by === undefined) return;
    return session.subscribe(() => {
      if (!session.read().loggedIn) save(by);
    });
  }, [session]);

  useEffect(() => {
    const by = session.read().user?.id;
    if (by === undefined) return;
    clearTimeout(leaving.current);
    let resting: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(resting);
      resting = setTimeout(() => put(by), typingPause);
    };
    const goAway = () => {
      put(by);
      drafts.release(name);
    };
    for (const event of ['input', 'click', 'keyup']) addEventListener(event, schedule);
    addEventListener('pagehide', goAway);
    return () => {
      clearTimeout(resting);
      for (const event of ['input', 'click', 'keyup']) removeEventListener(event, schedule);
      removeEventListener('pagehide', goAway);
      // In development React mounts twice: only a form that stays away was left.
      leaving.current = setTimeout(() => {
        if (session.read().loggedIn) drafts.letGo(name);
      });
    };
  }, [session, drafts, name]);
}

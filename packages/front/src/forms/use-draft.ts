import { useEffect, useEffectEvent, useRef } from 'react';
import { useFront } from '../front.ts';

/** How long typing rests before it is kept, in milliseconds. */
const typingPause = 400;

/**
 * Keeps a form's unsaved values as a draft for the person who types them: as they type, when the page goes away, when the session ends. A form that
 * is left otherwise forgets them. `undefined` means that nothing is unsaved.
 */
export function useDraft(name: string, readUnsaved: () => unknown): void {
  const { session, drafts } = useFront();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useEffectEvent((by: number) => {
    const content = readUnsaved();
    if (content !== undefined) drafts.keep(name, by, content);
  });
  const put = useEffectEvent((by: number) => drafts.put(name, by, readUnsaved()));
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
    // A field may be typed into, or chosen with the pointer or a key.
    for (const event of ['input', 'click', 'keyup']) addEventListener(event, schedule);
    addEventListener('pagehide', goAway);
    return () => {
      clearTimeout(resting);
      for (const event of ['input', 'click', 'keyup']) removeEventListener(event, schedule);
      removeEventListener('pagehide', goAway);
      // React draws a form twice while one develops: only one that stays away was left.
      leaving.current = setTimeout(() => {
        if (session.read().loggedIn) drafts.letGo(name);
      });
    };
  }, [session, drafts, name]);
}

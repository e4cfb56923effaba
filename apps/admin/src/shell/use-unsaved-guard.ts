import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { screenAt } from './site-map.ts';
import { session } from './session.ts';

/** Asks before unsaved work is left, by a link or with the tab. The other language of the same screen is no leaving. */
export function useUnsavedGuard(unsaved: () => boolean): Blocker {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return useBlocker(({ currentLocation, nextLocation }) => {
    const [here, there] = [screenAt(currentLocation.pathname), screenAt(nextLocation.pathname)];
    const same = here?.screen === there?.screen && here?.parameters['id'] === there?.parameters['id'];
    return unsaved() && !same && session.read().loggedIn;
  });
}

import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router';
import { useFront } from '../front.ts';
import type { Site } from '../routing/site.ts';

const works = new Map<string, () => boolean>();

const lastUnsaved = () => [...works].findLast(([, isUnsaved]) => isUnsaved())?.[0];

interface Leaving {
  work: string | undefined;
  blocker: Blocker;
}
const Leaving = createContext<Leaving | undefined>(undefined);

/** Asks before a link or closing the tab loses unsaved work. The router allows one blocker, so all forms share it. */
export function UnsavedWork({ children }: { children: ReactNode }) {
  const { session, site } = useFront();
  const [work, setWork] = useState<string>();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (lastUnsaved() !== undefined) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const unsavedWork = lastUnsaved();
    setWork(unsavedWork);
    return unsavedWork !== undefined && session.read().loggedIn && !isSameRecord(site, currentLocation, nextLocation);
  });
  return <Leaving value={{ work, blocker }}>{children}</Leaving>;
}

/** Switching the language is not leaving. */
function isSameRecord({ screenAt }: Site, current: Location, next: Location): boolean {
  const [here, there] = [screenAt(current.pathname), screenAt(next.pathname)];
  return here?.name === there?.name && here?.parameters['id'] === there?.parameters['id'];
}

export interface LeaveQuestion {
  isAsked: boolean;
  stay: () => void;
  leave: () => void;
}

export function useUnsavedGuard(isUnsaved: () => boolean): LeaveQuestion {
  const id = useId();
  const leaving = use(Leaving);
  useEffect(() => {
    works.set(id, isUnsaved);
    return () => void works.delete(id);
  }, [id, isUnsaved]);
  return {
    isAsked: leaving?.work === id && leaving.blocker.state === 'blocked',
    stay: () => leaving?.blocker.reset?.(),
    leave: () => leaving?.blocker.proceed?.(),
  };
}

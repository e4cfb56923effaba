import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router';
import { useFront } from '../front.ts';
import type { Site } from '../routing/site.ts';

/** For each form on the screen, whether it has unsaved changes; the form opened last comes last. */
const works = new Map<string, () => boolean>();

const lastUnsaved = () => [...works].findLast(([, isUnsaved]) => isUnsaved())?.[0];

/** The piece of work that is about to be left, and the answers to whether it may be. */
interface Leaving {
  work: string | undefined;
  blocker: Blocker;
}
const Leaving = createContext<Leaving | undefined>(undefined);

/** Asks before a link or the closed tab loses unsaved work. The router knows one blocker, so all forms of a screen share this one. */
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

/** Switching the language of the same screen does not leave it. */
function isSameRecord({ screenAt }: Site, current: Location, next: Location): boolean {
  const [here, there] = [screenAt(current.pathname), screenAt(next.pathname)];
  return here?.name === there?.name && here?.parameters['id'] === there?.parameters['id'];
}

/** Whether somebody is about to leave this work, and their answers. */
export interface LeaveQuestion {
  isAsked: boolean;
  stay: () => void;
  leave: () => void;
}

/** Says that there is work on the screen which may be unsaved; it has to ask before it is left. */
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

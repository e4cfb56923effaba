import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { createListeners } from '@traiteur/front/browser/store.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useSyncExternalStore } from 'react';

const key = 'chime';

export const chimeChoices = createListeners<[isOn: boolean]>();

const isChimeOn = (storage: TextStorage): boolean => storage.getItem(key) === 'on';

/** Whether news from the site is heard, for this device whoever signs in: off until somebody chooses. */
export function useChimeChoice() {
  const { storage } = useFront().browser;
  const isOn = useSyncExternalStore(
    chimeChoices.add,
    () => isChimeOn(storage),
    () => false,
  );
  return {
    isOn,
    toggle: () => {
      if (isOn) storage.removeItem(key);
      else storage.setItem(key, 'on');
      chimeChoices.notify(!isOn);
    },
  };
}

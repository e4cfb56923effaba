import { loadingBar } from '@traiteur/kit/loading/loading-bar.ts';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';

let onItsWay = false;

/** Moves the loading bar while the router is on its way to another screen: its code may have to come first. */
export function useRouteLoading(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (onItsWay === (state !== 'idle')) return;
    onItsWay = !onItsWay;
    if (onItsWay) loadingBar.start();
    // A screen asks for its data before this runs, so that the bar goes on.
    else loadingBar.finish();
  }, [state]);
}

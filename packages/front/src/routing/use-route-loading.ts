import { loadingBar } from '@traiteur/kit/loading/loading-bar.ts';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';

let onItsWay = false;

export function useRouteLoading(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (onItsWay === (state !== 'idle')) return;
    onItsWay = !onItsWay;
    if (onItsWay) loadingBar.start();
    // The screen has sent its requests by now, so the bar goes on.
    else loadingBar.finish();
  }, [state]);
}

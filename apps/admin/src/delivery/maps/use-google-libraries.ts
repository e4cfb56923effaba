import { googleLibrary, onKeyRefused } from '@traiteur/front/delivery/maps/google-library.ts';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';

export interface GoogleLibraries {
  maps: google.maps.MapsLibrary;
  core: google.maps.CoreLibrary;
}

/** `failed` where the script does not load, or Google refuses the key for this site. */
export function useGoogleLibraries(key: string): GoogleLibraries | 'failed' | undefined {
  const locale = useLocale();
  const [state, setState] = useState<GoogleLibraries | 'failed'>();
  useEffect(() => {
    let isLeft = false;
    const report = (next: GoogleLibraries | 'failed') => {
      if (!isLeft) setState((now) => (now === 'failed' ? now : next));
    };
    const fail = () => report('failed');
    const stopListening = onKeyRefused(fail);
    Promise.all([googleLibrary('maps', { key, locale }), googleLibrary('core', { key, locale })]).then(
      ([maps, core]) => report({ maps, core }),
      fail,
    );
    return () => {
      isLeft = true;
      stopListening();
    };
  }, [key, locale]);
  return state;
}

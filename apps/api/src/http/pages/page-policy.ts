import { googleMapsHosts } from '@traiteur/contract/wire/google-maps-hosts.ts';

interface PageOpening {
  styleNonce?: string;
  frames?: readonly string[];
  hasGoogleMaps?: boolean;
}

/** Styles come from files or carry the page's nonce, for the component library. Frames preview the ordering site. */
export const contentPolicy = (apiHost: string | undefined, page: PageOpening = {}) => {
  const { styleNonce, frames = [], hasGoogleMaps = false } = page;
  const api = apiHost ? [apiHost] : [];
  const maps = googleMapsHosts(hasGoogleMaps ? 'map' : 'none');
  return {
    useDefaults: false as const,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...maps.script],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", ...(styleNonce ? [`'nonce-${styleNonce}'`] : []), ...maps.style],
      styleSrcAttr: ["'none'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...api, ...maps.image],
      fontSrc: ["'self'", ...maps.font],
      connectSrc: ["'self'", ...api, ...maps.connect],
      workerSrc: ["'self'", ...maps.worker],
      frameSrc: frames.length > 0 ? [...frames] : ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
  };
};

export const filePolicy = "default-src 'none';base-uri 'none';frame-ancestors 'none'";

import { googleMapsHosts } from '@traiteur/contract/wire/google-maps-hosts.ts';

/** What a page needs beside our own files. */
interface PageOpening {
  /** Nonce of its style elements. */
  styleNonce?: string;
  /** Origins that it may frame. */
  frames?: readonly string[];
  hasGoogleMaps?: boolean;
}

/**
 * What an answer may load where a browser shows it: our own files, and the API where it has an origin of its own. Scripts come from files
 * alone. Style comes from files, and from the elements that the component library writes where they carry the nonce of their page; no
 * attribute holds any, since what sets a style does it by script. A frame shows the site where clients order, as its texts would make it.
 * Google's hosts are let in for a page of a house that has a key of its maps.
 */
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

/** For files, which load nothing themselves. Short, because each file carries it. */
export const filePolicy = "default-src 'none';base-uri 'none';frame-ancestors 'none'";

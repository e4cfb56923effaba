/** What a page needs beside our own files. */
interface PageOpening {
  /** Of its style elements. */
  styleNonce?: string;
  /** Origins of what it shows in frames. */
  frames?: readonly string[];
  hasGoogleMaps?: boolean;
}

/**
 * What Google's map and its addresses need: https://developers.google.com/maps/documentation/javascript/content-security-policy, without
 * what would run text as script, without hosts where anybody may put a script, and without those to which anybody may send what they like.
 */
const googleMaps = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  worker: ['blob:'],
};

const noMaps: typeof googleMaps = { script: [], style: [], font: [], image: [], connect: [], worker: [] };

/**
 * What an answer may load where a browser shows it: our own files, and the API where it has an origin of its own. Scripts come from files
 * alone. Style comes from files, and from the elements that the component library writes where they carry the nonce of their page; no
 * attribute holds any, since what sets a style does it by script. A frame shows the site where clients order, as its texts would make it.
 * Google's hosts are let in for a page of a house that has a key of its maps.
 */
export const contentPolicy = (apiHost: string | undefined, page: PageOpening = {}) => {
  const { styleNonce, frames = [], hasGoogleMaps = false } = page;
  const api = apiHost ? [apiHost] : [];
  const maps = hasGoogleMaps ? googleMaps : noMaps;
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

/** A file of a page loads nothing by itself. In few words, since each file of a screen carries them. */
export const filePolicy = "default-src 'none';base-uri 'none';frame-ancestors 'none'";

/** What a page loads beyond our own files. */
interface PageOpening {
  /** Nonce of its style elements. */
  styleNonce?: string;
  /** Origins that it may frame. */
  frames?: readonly string[];
  hasGoogleMaps?: boolean;
}

/**
 * Needed by Google's map and addresses:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy, without eval, without hosts
 * where anyone may publish scripts, and without those that accept data from anyone.
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
 * The Content-Security-Policy of pages: our files, and the API's origin if separate. Scripts only from files. Styles
 * from files, and from elements with the page's nonce, as the component library needs; no style attributes. A frame may
 * show the ordering site (preview). Google's hosts only with a maps key.
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

/** For files, which load nothing themselves. Short, because each file carries it. */
export const filePolicy = "default-src 'none';base-uri 'none';frame-ancestors 'none'";

/**
 * What an answer may load where a browser shows it: our own files, and the API where it has an origin of its own. Scripts come from files
 * alone. Style comes from files, and from the elements that the component library writes where they carry the nonce of their page; no
 * attribute holds any, since what sets a style does it by script.
 */
export const contentPolicy = (apiHost: string | undefined, styleNonce?: string) => {
  const api = apiHost ? [apiHost] : [];
  return {
    useDefaults: false as const,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])],
      styleSrcAttr: ["'none'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...api],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...api],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
  };
};

/** A file of a page loads nothing by itself. In few words, since each file of a screen carries them. */
export const filePolicy = "default-src 'none';base-uri 'none';frame-ancestors 'none'";

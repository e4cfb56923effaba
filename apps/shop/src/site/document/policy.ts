/** What one page may load besides our own files: origins by directive. */
export interface Opening {
  script?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  image?: readonly string[];
  /** Who may show it in a frame. */
  ancestors?: readonly string[];
}

/** The content security policy of a page: our own files, no script or style in the page itself, and what the page opens by name. */
export const policyWith = ({ script = [], connect = [], frame = [], image = [], ancestors = [] }: Opening): string =>
  [
    ['default-src', "'self'"],
    // What is to be fetched ahead is said in the page, and runs nothing.
    ['script-src', "'self'", "'inline-speculation-rules'", ...script],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'"],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", 'data:', ...image],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', ...(ancestors.length > 0 ? ancestors : ["'none'"])],
    ['form-action', "'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');

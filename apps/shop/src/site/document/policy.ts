import type { Opening } from '../page.tsx';

/** The content security policy: only our own files, nothing inline, plus what the page opens. */
export const policyWith = ({ script = [], connect = [], frame = [], image = [], ancestors = [] }: Opening): string =>
  [
    ['default-src', "'self'"],
    // Speculation rules are data: they run nothing.
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

/** A path of this site: letters, digits and `@ - % _ ~ /`, with an optional query and hash; anything else could lead elsewhere. */
const localPath = /^\/(?!\/)[\w@\-%~/]*(\?[^#\s\\]*)?(#[^\s\\]*)?$/;

/** The path when it is safe to go to, otherwise undefined. */
export const safePath = (path: string | null | undefined): string | undefined =>
  path && localPath.test(path) ? path : undefined;

/** One leading slash and letters, digits, `@ - % _ ~ /`; then visible ASCII without backslash as query and hash. */
const localPath = /^\/(?!\/)[\w@\-%~/]*(\?[!"$-[\]-~]*)?(#[!"$-[\]-~]*)?$/;

/** Undefined when unsafe: other addresses could lead to another site. */
export const safePath = (path: string | null | undefined): string | undefined =>
  path && localPath.test(path) ? path : undefined;

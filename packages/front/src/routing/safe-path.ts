/** Letters, digits and `@ - % _ ~ /`, from one slash on; then any visible ASCII but a backslash as query and hash. */
const localPath = /^\/(?!\/)[\w@\-%~/]*(\?[!"$-[\]-~]*)?(#[!"$-[\]-~]*)?$/;

/** The path when it is safe to go to, otherwise undefined: anything else could lead to another site. */
export const safePath = (path: string | null | undefined): string | undefined =>
  path && localPath.test(path) ? path : undefined;

/**
 * The only environment of the embedded server's programs: our settings hold passwords and keys, and PostgreSQL's user
 * could read them. macOS needs `LC_ALL`.
 */
export const bareEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
};

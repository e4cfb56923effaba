/** Not our own: PostgreSQL's user could read the passwords and keys in it. macOS needs `LC_ALL`. */
export const bareEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
};

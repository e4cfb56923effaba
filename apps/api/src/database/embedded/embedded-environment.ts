/**
 * All that the programs of the embedded server are given of our environment: the settings among it hold passwords and keys, and PostgreSQL
 * runs as another user, who could read them. `LC_ALL` is for macOS, where the server does not start without one.
 */
export const bareEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
};

/** Where somebody is going, and what a middleware has to know to let them. */
export interface Navigation {
  signedIn: boolean;
  /** Sends them to sign in, wanting this page back. */
  toSignIn: () => never;
  toHome: () => never;
}

export type MiddlewareName = 'auth' | 'guest';

const middlewares: Record<MiddlewareName, (navigation: Navigation) => void> = {
  auth: ({ signedIn, toSignIn }) => {
    if (!signedIn) toSignIn();
  },
  guest: ({ signedIn, toHome }) => {
    if (signedIn) toHome();
  },
};

/**
 * Runs a screen's middlewares by their names.
 * @throws {Response} 500 saying "Unknown middleware {name}" for a name that is none; whatever sends somebody elsewhere
 */
export function runMiddleware(names: readonly string[], navigation: Navigation): void {
  for (const name of names) {
    if (!Object.hasOwn(middlewares, name))
      throw new Response(null, { status: 500, statusText: `Unknown middleware ${name}` });
    middlewares[name as MiddlewareName](navigation);
  }
}

/** A change of route, with what a middleware needs to allow or redirect it. */
export interface Navigation {
  signedIn: boolean;
  /** Redirects to the sign-in screen, which leads back to this page. */
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

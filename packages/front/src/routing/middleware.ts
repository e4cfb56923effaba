export interface Navigation {
  signedIn: boolean;
  /** The sign-in screen then returns here. */
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

/** @throws {Response} 500 "Unknown middleware {name}", or a redirect */
export function runMiddleware(names: readonly string[], navigation: Navigation): void {
  for (const name of names) {
    if (!Object.hasOwn(middlewares, name))
      throw new Response(null, { status: 500, statusText: `Unknown middleware ${name}` });
    middlewares[name as MiddlewareName](navigation);
  }
}

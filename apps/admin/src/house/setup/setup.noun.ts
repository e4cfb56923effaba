import { noun } from '../../noun/noun.ts';

/** No screens of its own: the home page leads through it. */
export const setup = noun({ tag: 'setup', screens: {}, titles: {}, shownOn: 'home', isLogged: true });

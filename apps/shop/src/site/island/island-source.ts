import type { ComponentType } from 'react';

/** A part of a page that goes on in the browser: where its source stands, and how a browser loads it. */
export interface IslandSource {
  source: string;
  // Each is typed by its own component; listed together they only share that they have one.
  load: () => Promise<{ default: ComponentType<never> }>;
}

/** Which islands there are is declared where they are listed, so that what draws them imports none. */
export interface Listed {}

/** The name that a page gives to one of its islands. */
export type IslandName = Listed extends { islands: infer Islands } ? Extract<keyof Islands, string> : never;

export type Islands = Readonly<Record<IslandName, IslandSource>>;

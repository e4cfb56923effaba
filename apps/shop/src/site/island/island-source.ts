import type { ComponentType } from 'react';

export interface IslandSource {
  source: string;
  // Islands have different props: a list of them cannot name one type.
  load: () => Promise<{ default: ComponentType<never> }>;
}

/** Declared by the list of islands, so that the code that draws them imports none. */
export interface Listed {}

export type IslandName = Listed extends { islands: infer Islands } ? Extract<keyof Islands, string> : never;

export type Islands = Readonly<Record<IslandName, IslandSource>>;

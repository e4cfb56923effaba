import type { Shelf } from '../ingredient.ts';
import { dairy } from './dairy-and-eggs.ts';
import { fruit, herbs } from './fruit-and-herbs.ts';
import { bread, grains } from './grains-and-bread.ts';
import { leaves } from './leaves-and-mushrooms.ts';
import { fish, meat } from './meat-and-fish.ts';
import { nuts, sweets } from './nuts-and-sweets.ts';
import { oils } from './oils.ts';
import { frozen, pulses, tins } from './pulses-and-tins.ts';
import { sauces } from './sauces.ts';
import { spices } from './spices.ts';
import { vegetables } from './vegetables.ts';

export const demoShelves = [
  vegetables,
  leaves,
  fruit,
  herbs,
  dairy,
  meat,
  fish,
  grains,
  bread,
  pulses,
  tins,
  frozen,
  oils,
  sauces,
  spices,
  nuts,
  sweets,
] as const;

type KeyOn<Place> = Place extends Shelf<infer Key> ? Key : never;
export type IngredientKey = KeyOn<(typeof demoShelves)[number]>;

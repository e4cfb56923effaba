import type { AllergenCode } from '@traiteur/domain/catalogue/usual-records.ts';
import type { Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import type { Meat, OriginCountry } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import type { storages } from '@traiteur/domain/kitchen/stock/storages.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { SupplierKey } from './suppliers.ts';

type Days = readonly [closed: number, opened: number];

export interface DemoIngredient extends Bilingual {
  composition?: Bilingual;
  /** Grams in 100 g; its energy follows from them. */
  per100: readonly [
    fat: number,
    saturates: number,
    carbohydrate: number,
    sugars: number,
    fibre: number,
    protein: number,
    salt: number,
    alcohol?: number,
  ];
  /** None of the fourteen that neither names. */
  contains?: readonly AllergenCode[];
  traces?: readonly AllergenCode[];
  /** As it is bought; cents before tax. None for what comes from the tap, and is free. */
  pack?: readonly [quantity: number, unit: Unit, price: number];
  /** Grams of a millilitre, and of a piece. */
  density?: number;
  piece?: number;
  /** Percent. */
  edible?: number;
  /** Born, raised and slaughtered in one country. */
  meat?: readonly [meat: Meat, country: OriginCountry];
  rawMeat?: boolean;
  /** Where it differs from its shelf. */
  keeps?: Days;
}

export interface Shelf<Key extends string = string> {
  supplier: SupplierKey;
  storage: (typeof storages)[number];
  keeps: Days;
  ingredients: Readonly<Record<Key, DemoIngredient>>;
}

/** Keeps the names of what stands on it. */
export const shelf = <Key extends string>(contents: Shelf<Key>): Shelf<Key> => contents;

/** Of a unit, or of a gram. */
export const thousandths = (amount: number): number => Math.round(amount * 1000);

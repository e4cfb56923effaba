import { type BrandColours, usualColours } from '@traiteur/domain/site/brand-colours.ts';

export interface Brand {
  name: string;
  logoId: string | null;
  colours: BrandColours;
}

/** The brand at the time of reading: pass the object on, and read its name only where it is written. */
export interface HouseBrand extends Readonly<Brand> {
  /** Until a brand is saved. */
  readonly usualName: string;
  become: (brand?: Brand) => void;
}

export function houseBrand(usualName: string): HouseBrand {
  const usual: Brand = { name: usualName, logoId: null, colours: usualColours };
  let now = usual;
  return {
    usualName,
    get name() {
      return now.name;
    },
    get logoId() {
      return now.logoId;
    },
    get colours() {
      return now.colours;
    },
    become: (brand = usual) => void (now = brand),
  };
}

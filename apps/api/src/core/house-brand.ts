import { type BrandColours, usualColours } from '@traiteur/domain/site/brand-colours.ts';

/** Name, sign and colours of the house. */
export interface Brand {
  name: string;
  /** A picture. */
  logoId: string | null;
  colours: BrandColours;
}

/** The brand as it is whenever it is read: pass it on whole, and take its name where something is written. */
export interface HouseBrand extends Readonly<Brand> {
  /** The name until somebody has written another. */
  readonly usualName: string;
  /** It is that from now on; without one, what it is until somebody has written it. */
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

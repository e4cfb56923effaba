/** A postal code in the form of its zone, and the zone that it may leave for this one. */
export interface Place {
  country: string;
  postalCode: string;
  takenFrom?: number;
}

export const isPlace = (entry: Place | string): entry is Place => typeof entry === 'object';

export const keyOfPlace = ({ country, postalCode }: Place): string => `${country} ${postalCode}`;

import type { ReactNode } from 'react';

/** Degrees of WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface PlacedPoint extends Position {
  key: string;
  /** What it is, in full: for who points at it, and for who hears it. */
  name: string;
  /** Beside the point, where there is room. */
  label?: string;
  /** Inside of the point: its number. */
  badge?: string;
  /** CSS colour; none for what only says where one is. */
  colour?: string;
  /** It may stand beyond the edge: it is there for what is around. */
  isAround?: boolean;
}

/** Points that somebody goes to one after the other. */
export interface Course {
  key: string;
  colour: string;
  through: readonly Position[];
}

export interface MapProps {
  /** What the map shows. */
  label: string;
  points: readonly PlacedPoint[];
  courses?: readonly Course[];
  /** What can be done with the point that somebody chose. */
  actions?: (key: string) => ReactNode;
}

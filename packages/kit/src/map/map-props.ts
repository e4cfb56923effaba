import type { ReactNode } from 'react';

/** Degrees of WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface PlacedPoint extends Position {
  key: string;
  /** In full: for the tip and for screen readers. */
  name: string;
  /** Beside the point, where there is room. */
  label?: string;
  badge?: string;
  /** CSS colour; without it the point is neutral. */
  colour?: string;
  /** Context only: may lie outside of the frame. */
  isAround?: boolean;
}

export interface Course {
  key: string;
  colour: string;
  through: readonly Position[];
}

export interface MapProps {
  label: string;
  points: readonly PlacedPoint[];
  courses?: readonly Course[];
  actions?: (key: string) => ReactNode;
}

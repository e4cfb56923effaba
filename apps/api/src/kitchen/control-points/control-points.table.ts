import type { ControlKind, Keeper } from '@traiteur/domain/kitchen/control-checks.ts';
import type { Named, Searched, Versioned } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    control_points: Versioned &
      Named &
      Searched & {
        kind: ControlKind;
        lowest: number | null;
        highest: number | null;
        keeper: Keeper;
        hours: string[];
        weekdays: number[];
        active: boolean;
      };
  }
}

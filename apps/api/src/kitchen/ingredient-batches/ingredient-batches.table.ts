import type { MovementKind } from '@traiteur/domain/kitchen/stock/stock.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Searched } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    ingredient_batches: Searched & {
      id: GeneratedAlways<number>;
      ingredient_id: number;
      receipt_id: number | null;
      line_position: number | null;
      article_id: number | null;
      supplier_id: number | null;
      number: string;
      use_by: string | null;
      packs: number | null;
      quantity: number;
      remaining: number;
      price: Generated<number | null>;
      priced_weight: Generated<number | null>;
      supplier_invoice_id: Generated<number | null>;
      temperature: number | null;
      reason: string;
      refused: boolean;
      held: Generated<boolean>;
      at: Date;
      by_id: number | null;
      by_name: string;
    };
    stock_movements: {
      id: GeneratedAlways<number>;
      batch_id: number;
      kind: MovementKind;
      weight: number;
      reason: Generated<string>;
      reverses_id: number | null;
      at: Date;
      by_id: number | null;
      by_name: string;
    };
  }
}

export const meanings = {
  ingredient_batches_ingredient_id_fkey: 'lines',
  stock_movements_reverses_id_key: { code: 'status-not-allowed', field: 'movementId' },
} as const satisfies ConstraintMeanings;

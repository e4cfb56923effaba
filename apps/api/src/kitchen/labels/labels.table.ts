import type { LabelPrint, LabelRecipient } from '@traiteur/contract/kitchen/labels.ts';
import type { LabelFormat } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    label_prints: {
      id: GeneratedAlways<number>;
      date: string;
      format: LabelFormat;
      locale: Locale;
      content: Json<Pick<LabelPrint, 'maker' | 'dishes' | 'unprinted'>>;
      at: Date;
      by_id: number | null;
      by_name: string;
    };
    printed_portions: {
      print_id: number;
      position: number;
      order_id: number;
      dish: number;
      quantity: number;
      recipient: Json<LabelRecipient>;
    };
  }
}

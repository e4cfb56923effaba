import type { StorageKeeping } from '@traiteur/contract/kitchen/label-settings.ts';
import type { Generated } from 'kysely';
import type { Json } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    label_settings: {
      id: number;
      dry: Json<StorageKeeping>;
      chilled: Json<StorageKeeping>;
      frozen: Json<StorageKeeping>;
      exemption: Generated<string>;
      version: Generated<number>;
    };
  }
}

import type { Generated } from 'kysely';

export type CopyKind = 'width' | 'height' | 'icon';

declare module '../../database/schema.ts' {
  interface Database {
    pictures: { id: Generated<string>; media_type: string; bytes: Buffer; created_at: Generated<Date> };
    picture_copies: { picture_id: string; kind: CopyKind; size: number; bytes: Buffer };
  }
}

import type { HouseNewsKind } from '@traiteur/domain/house/house-news.ts';
import type { Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    house_news_settings: { id: Generated<number>; version: Generated<number> };
    /** Without a row: owners are told of all, others of nothing. */
    house_news_recipients: { administrator_id: number; kinds: HouseNewsKind[] };
  }
}

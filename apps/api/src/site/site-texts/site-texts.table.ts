import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { Generated } from 'kysely';
import type { Json } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    site_text_versions: {
      version: number;
      texts: Json<SiteTextsInput>;
      logo_id: string | null;
      saved_by: string;
      saved_at: Date;
    };
    site_text_previews: {
      id: Generated<string>;
      texts: Json<SiteTextsInput>;
      logo_id: string | null;
      made_at: Date;
    };
  }
}

import { siteTextOperations } from '@traiteur/contract/site/site-texts.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getSiteTexts, withFacts } from './read-site-texts.ts';
import { refuseSlowTexts } from './refuse-slow-texts.ts';
import { addPreview, getPreview } from './site-text-previews.ts';
import { addVersion, getVersion, listVersions } from './site-text-rows.ts';

export const siteTextsApi = handlersFor(
  siteTextOperations,
  {
    get: (_, services) => getSiteTexts(services),
    async update({ body: { version, ...texts } }, context) {
      const { db, caller, clock, brand } = context;
      await refuseSlowTexts(texts, caller);
      await addVersion(db, { version, texts, by: caller.name, now: clock() });
      afterCommit(db, () => brand.become(texts.brand));
      return withFacts(texts, version + 1, context);
    },
    listSiteTextVersions: async (_, { db }) => ({ items: await listVersions(db) }),
    getSiteTextVersion: ({ params }, { db, brand }) => getVersion(db, params.id, brand.usualName),
    async previewSiteTexts({ body }, { db, caller, clock }) {
      await refuseSlowTexts(body, caller);
      return addPreview(db, body, clock());
    },
    getSiteTextPreview: async ({ params }, services) =>
      withFacts(await getPreview(services.db, params.id, services.clock()), 1, services),
  },
  {
    site_text_versions_logo_id_fkey: { code: 'unknown-reference', field: 'brand.logoId' },
    site_text_previews_logo_id_fkey: { code: 'unknown-reference', field: 'brand.logoId' },
  },
);

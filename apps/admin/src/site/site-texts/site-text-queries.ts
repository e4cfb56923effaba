import { queryOptions } from '@tanstack/react-query';
import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const keys = nounKeys('site-texts');

/** Who saved the texts of the site, and when. */
export const versionsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: keys.answer('versions'), queryFn: () => api.call('site-texts', 'listSiteTextVersions') });

/** Texts kept for a day, so that the site can show them; once for the same texts. */
export const previewQuery = (api: ApiClient, texts: SiteTextsInput) =>
  queryOptions({
    queryKey: [...keys.answer('preview'), texts],
    queryFn: () => api.call('site-texts', 'previewSiteTexts', {}, texts),
    staleTime: Number.POSITIVE_INFINITY,
  });

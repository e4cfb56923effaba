import { type OptionalPage, optionalPages } from '@traiteur/contract/site/house-texts.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { PageName } from '../../addresses.ts';

export const isShown = (name: PageName, { pages }: Pick<SiteTexts, 'pages'>): boolean =>
  !isOptional(name) || pages[name];

const isOptional = (name: string): name is OptionalPage => optionalPages.some((page) => page === name);

import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';

/** Cents as people read them in the language of the page. */
export const useMoney = (): ((cents: number) => string) => useKitSettings().formatMoney;

import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';

export const useMoney = (): ((cents: number) => string) => useKitSettings().formatMoney;

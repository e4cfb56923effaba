import type { SetupStep } from '@traiteur/domain/house/setup-steps.ts';
import type { PlainScreen } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

export const wayBack = { name: 'depuis', value: 'ouverture' } as const;

const screenOf: Record<Exclude<SetupStep, 'testOrder'>, PlainScreen> = {
  company: 'company',
  taxRates: 'productConstants',
  sizes: 'sizes',
  categories: 'productConstants',
  allergens: 'allergens',
  dishes: 'productAdd',
  zones: 'deliveryZoneAdd',
  schedules: 'deliveryScheduleAdd',
  configuration: 'deliveryConfigurationAdd',
  texts: 'siteTexts',
  mail: 'houseSettings',
  payments: 'company',
  colleagues: 'administratorInvite',
};

/** The screen that closes a step, which then leads back home. */
export function useStepLink(): (step: keyof typeof screenOf | 'houseSettings' | 'imports') => string {
  const to = useTo();
  return (step) =>
    `${to(step === 'houseSettings' || step === 'imports' ? step : screenOf[step])}?${wayBack.name}=${wayBack.value}`;
}

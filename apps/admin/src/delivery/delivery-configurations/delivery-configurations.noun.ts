import { screen } from '@traiteur/front/routing/screen.ts';
import type { DeliveryConfiguration } from '@traiteur/contract/delivery/delivery-configurations.ts';
import { noun, type RecordTexts } from '../../noun/noun.ts';

export const deliveryConfigurations = noun({
  tag: 'delivery-configurations',
  screens: {
    deliveryConfigurations: screen('/configuration', '/en/configuration', 'delivery-configurations list'),
    deliveryConfigurationAdd: screen('/configuration/ajout', '/en/configuration/add', [
      'delivery-configurations create',
      'delivery-configurations list',
    ]),
    deliveryConfiguration: screen('/configuration/:id', '/en/configuration/:id', 'delivery-configurations get'),
  },
  titles: {
    deliveryConfigurations: 'deliveryConfigurations.title',
    deliveryConfigurationAdd: 'deliveryConfigurations.add',
  },
  menu: {
    group: 'deliveries',
    entries: [{ screen: 'deliveryConfigurationAdd', label: 'deliveryConfigurations.menu' }],
  },
  shownOn: 'deliveryConfiguration',
  nameOf: ({ effectiveFrom }: DeliveryConfiguration, { dates }: RecordTexts) => dates.day(effectiveFrom),
  isLogged: true,
});

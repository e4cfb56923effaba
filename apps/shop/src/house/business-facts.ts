import { daysOf } from '@traiteur/domain/site/opening-hours.ts';
import type { FoodEstablishment } from 'schema-dts';
import { addressOf } from '../addresses.ts';
import type { Visit } from '../site/page.tsx';
import { iconOf } from '../site/visit/brand.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Facts of schema.org, with the opening hours: a FoodEstablishment is a LocalBusiness. */
export const businessFacts = ({
  world,
  site: { brand, company, contact },
  locale,
}: Visit): Exclude<FoodEstablishment, string> => ({
  '@type': 'FoodEstablishment',
  name: world.brand,
  ...(company.legalName && { legalName: company.legalName }),
  url: world.origin + addressOf('home', locale),
  logo: world.origin + iconOf(brand, '512'),
  ...(contact.phone && { telephone: contact.phone }),
  ...(contact.email && { email: contact.email }),
  ...(company.address && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
  }),
  ...(contact.hours.length > 0 && {
    openingHoursSpecification: contact.hours.map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysOf(hours).flatMap((day) => days[day - 1] ?? []),
      opens: hours.opens,
      closes: hours.closes,
    })),
  }),
});

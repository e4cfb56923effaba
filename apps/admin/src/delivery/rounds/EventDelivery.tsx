import en from 'virtual:words/screen/rounds/en';
import fr from 'virtual:words/screen/rounds/fr';
import type { Delivery } from '@traiteur/contract/delivery/deliveries.ts';
import { usePictureAddress } from '@traiteur/front/catalogue/products/use-picture-address.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useDeliveryText } from './use-delivery-text.ts';

/** In the timeline of an order: what the driver said at the door. */
export default function EventDelivery({ delivery }: { delivery: Delivery }) {
  return (
    <ScreenWords fr={fr} en={en}>
      <DeliveryLine delivery={delivery} />
    </ScreenWords>
  );
}

function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const words = useTranslations('rounds');
  const dates = useDates();
  const textOf = useDeliveryText();
  const pictureAddress = usePictureAddress();
  const { formatMoney } = useKitSettings();
  const { amount, isPaid, at, pictureId } = delivery;
  return (
    <p>
      {[
        textOf({ ...delivery, amount: 0 }),
        words('tapAt', { at: dates.moment(at) }),
        amount > 0 && !isPaid && words('uncountedMoney', { amount: formatMoney(amount) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      {pictureId && (
        <>
          {' · '}
          <a href={pictureAddress(pictureId)} target="_blank" rel="noreferrer">
            {words('seePhoto')}
          </a>
        </>
      )}
    </p>
  );
}

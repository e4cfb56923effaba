import { asSpoken } from '@traiteur/domain/money/money.ts';
import type { DeliveryExplanation } from '@traiteur/contract/delivery/delivery-explanations.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { ZoneChip } from '../delivery-zones/ZoneChip.tsx';
import styles from './AddressTester.module.css';

interface ExplainedPlaceProps {
  explanation: DeliveryExplanation;
  /** Cents. */
  goods: number | undefined;
}

/** The zone, its terms and the next slots. */
export function ExplainedPlace({ explanation, goods }: ExplainedPlaceProps) {
  const to = useTo();
  const words = useTranslations('deliveryExplanations');
  const { formatMoney } = useKitSettings();
  const { postalCode, city, zone, decidedBy, terms } = explanation;
  const amount = (cents: number, isOfHouse: boolean) =>
    isOfHouse ? words('ofHouse', { amount: formatMoney(cents) }) : formatMoney(cents);
  return (
    <div className={styles['columns']}>
      <Card title={words('place', { code: postalCode, city }).trim()}>
        <Facts
          facts={[
            [
              words('zone'),
              zone ? (
                <OfferedLink to={to('deliveryZoneEdit', { id: zone.id })}>
                  <ZoneChip zone={zone} />
                </OfferedLink>
              ) : (
                <ZoneChip zone={null} />
              ),
            ],
            [
              words('decidedBy'),
              decidedBy ? (
                <OfferedLink to={to('postalCodeEdit', { id: decidedBy.id })}>{decidedBy.code}</OfferedLink>
              ) : (
                words('noCodeStored')
              ),
            ],
            ...(terms
              ? ([
                  [words('fee'), amount(terms.fee, terms.ofHouse.fee)],
                  [
                    words('freeFrom'),
                    terms.freeDeliveryFrom === null
                      ? words('never')
                      : amount(terms.freeDeliveryFrom, terms.ofHouse.freeDeliveryFrom),
                  ],
                  [words('minimum'), terms.minimumOrder === 0 ? words('noMinimum') : formatMoney(terms.minimumOrder)],
                ] as const)
              : []),
            ...(explanation.goods && goods !== undefined
              ? ([
                  [
                    words('forGoods', { amount: formatMoney(goods) }),
                    <ForGoods key="goods" goods={explanation.goods} />,
                  ],
                ] as const)
              : []),
          ]}
        />
      </Card>
      <Card title={words('next')}>
        <NextSlots explanation={explanation} />
      </Card>
    </div>
  );
}

function ForGoods({ goods: { fee, missing } }: { goods: NonNullable<DeliveryExplanation['goods']> }) {
  const words = useTranslations('deliveryExplanations');
  const { formatMoney } = useKitSettings();
  if (missing > 0) return words('missing', { amount: asSpoken(formatMoney(missing)) });
  return fee === 0 ? words('deliveredFree') : words('delivered', { fee: asSpoken(formatMoney(fee)) });
}

function NextSlots({ explanation: { next, absence } }: { explanation: DeliveryExplanation }) {
  const words = useTranslations('deliveryExplanations');
  const orders = useTranslations('orders');
  const dates = useDates();
  if (next.length === 0)
    return (
      <>
        <p>{absence ? orders(`slotAbsence.${absence.reason}`) : words('nextNone')}</p>
        {absence?.next && (
          <p>{orders('slots.next', { slot: dates.slot(absence.next), date: dates.long(absence.next.opensOn) })}</p>
        )}
      </>
    );
  return (
    <ul className={styles['next']}>
      {next.map((slot) => (
        <li key={`${slot.scheduleId} ${slot.date}`}>
          <b>{dates.shortSlot(slot)}</b>
          <small>
            {words('until', { moment: dates.moment(slot.cutOffAt) })}
            {slot.left !== null && ` · ${words('left', { count: slot.left })}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AllergenChange, AllergyEffect, TouchedOrder } from '@traiteur/contract/orders/allergy-effects.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { allergyEffectQuery } from '../order-queries.ts';
import styles from './AllergyEffectBand.module.css';
import { useShortConflict } from '../allergies/use-short-conflict.ts';

/** The standing orders that a change of allergens affects, first those whose clients must be called. */
export function AllergyEffectBand({ change }: { change: AllergenChange }) {
  const api = useApi();
  const words = useTranslations('orders.effect');
  const { data: effect } = useQuery({
    ...allergyEffectQuery(api, change),
    enabled: api.offers('orders', 'previewAllergyEffect'),
    placeholderData: keepPreviousData,
  });
  return (
    <div role="status" className={styles['status']}>
      {effect &&
        (effect.orders + effect.eased > 0 ? (
          <EffectOnOrders effect={effect} />
        ) : (
          <p className={styles['none']}>{words('none')}</p>
        ))}
    </div>
  );
}

/** Which orders meet an allergen, and whom to call. */
export function EffectOnOrders({ effect: { orders, stopped, eased, touched } }: { effect: AllergyEffect }) {
  const words = useTranslations('orders.effect');
  return (
    <section className={`${styles['band']} ${stopped > 0 ? styles['stops'] : ''}`} aria-label={words('title')}>
      {orders > 0 && <strong>{words('orders', { count: orders })}</strong>}{' '}
      {stopped > 0 && <strong>{words('stopped', { count: stopped })}</strong>}{' '}
      {eased > 0 && words('eased', { count: eased })}
      {touched.length > 0 && (
        // It scrolls, so it must be focusable.
        <ul className={styles['orders']} tabIndex={0}>
          {touched.map((order) => (
            <Touched key={order.orderId} order={order} />
          ))}
          {orders > touched.length && <li>{words('more', { count: orders - touched.length })}</li>}
        </ul>
      )}
    </section>
  );
}

function Touched({
  order: { orderId, number, deliveryDate, slotStart, client, phone, stops, conflicts },
}: {
  order: TouchedOrder;
}) {
  const to = useTo();
  const words = useTranslations('orders.effect');
  const dates = useDates();
  const short = useShortConflict();
  return (
    <li>
      <AppLink to={to('order', { id: orderId })}>{number}</AppLink>{' '}
      <span>
        {dates.short(deliveryDate)}, {dates.clock(slotStart)}
      </span>{' '}
      <span>
        <b>{client}</b>
        {stops && phone && (
          <>
            {' '}
            {words('call')} <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
          </>
        )}
      </span>{' '}
      <span>
        {conflicts.map((conflict) => short({ ...conflict, person: conflict.eater || undefined })).join(' · ')}
      </span>
    </li>
  );
}

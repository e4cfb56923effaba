import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { isInCompany, namesInCompany, withEater } from '@traiteur/domain/orders/eater-names.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { ClientAllergies } from '../../orders/detail/ClientAllergies.tsx';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import styles from './DeliveryReport.module.css';

/** For a cook who swaps an ingredient: the day's clients with allergies, and those who were not asked. */
export function AllergicClients({ stops }: { stops: readonly Stop[] }) {
  const words = useTranslations('deliveryReport');
  const orders = useTranslations('orders');
  const nameOf = useLocalName();
  const allergic = stops.filter(({ clientAllergies }) => clientAllergies.length > 0);
  const unknown = stops.filter(
    ({ clientAllergies, unaskedEaters }) => clientAllergies.length === 0 && unaskedEaters.length > 0,
  );
  if (allergic.length + unknown.length === 0) return null;
  return (
    <Card title={words('allergicClients')} aside={<span>{orders('count', { count: allergic.length })}</span>}>
      <ul className={styles['allergic']}>
        {allergic.map(({ orderId, number, clientId, client, eaterId, clientAllergies, unaskedEaters, items }) => (
          <li key={orderId}>
            <div>
              <strong>
                <ClientLink id={clientId}>{client}</ClientLink>
              </strong>{' '}
              <small>{number}</small>
            </div>
            <div>
              <ClientAllergies client={{ eaterId }} allergies={clientAllergies} unasked={unaskedEaters} />
            </div>
            <p>
              {items
                .map(
                  ({ quantity, name, sizeName, eater }) =>
                    `${quantity}\u00a0×\u00a0${nameOf(name)} (${nameOf(sizeName).toLowerCase()})${eater && ` ${words('forEater', { name: eater })}`}`,
                )
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className={styles['unknown']}>
          {words('unknownAllergies', {
            clients: unknown
              .map(({ client, number, eaterId, unaskedEaters }) =>
                withEater(
                  `${client} (${number})`,
                  { eater: namesInCompany(unaskedEaters, isInCompany({ eaterId }, unaskedEaters)) },
                  true,
                ),
              )
              .join(', '),
          })}
        </p>
      )}
    </Card>
  );
}

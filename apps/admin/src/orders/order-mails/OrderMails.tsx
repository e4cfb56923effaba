import { useQuery } from '@tanstack/react-query';
import type { Mail } from '@traiteur/contract/house/mails.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Timeline } from '@traiteur/kit/look/Timeline.tsx';
import { useTranslations } from 'use-intl';
import { useMailDetails } from '../../house/mails/MailState.tsx';
import { orderKeys } from '../order-queries.ts';

export function OrderMails({ orderId }: { orderId: number }) {
  const api = useApi();
  const words = useTranslations('mails');
  const query = useQuery({
    // Keyed with the orders: each change of an order may write a mail.
    queryKey: orderKeys.answer('mails', orderId),
    queryFn: () => api.call('mails', 'list', { orderId }),
    enabled: api.offers('mails', 'list'),
  });
  if (!api.offers('mails', 'list')) return null;
  return (
    <Card title={words('ofOrder')} className="no-print">
      <Shown query={query} shape={<Skeleton width="70%" />}>
        {({ items }) => (items.length === 0 ? <p className="hint">{words('none')}</p> : <MailTimeline mails={items} />)}
      </Shown>
    </Card>
  );
}

function MailTimeline({ mails }: { mails: readonly Mail[] }) {
  const words = useTranslations('mails');
  const dates = useDates();
  const detailsOf = useMailDetails();
  return (
    <Timeline
      items={mails.map((mail) => ({
        key: mail.id,
        title: words(`kinds.${mail.kind}`),
        detail: [words(`states.${mail.state}`), dates.moment(mail.sentAt ?? mail.at), ...detailsOf(mail)].join(' · '),
        tone: mail.state === 'sent' ? 'ok' : mail.state === 'failed' ? 'bad' : 'mute',
      }))}
    />
  );
}

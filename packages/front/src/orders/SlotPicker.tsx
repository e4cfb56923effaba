import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '@traiteur/contract/wire/client.ts';
import type { SlotList } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import type { ReactNode } from 'react';
import { useFrontWords } from '../language/use-front-words.ts';
import { useDates } from '../language/use-dates.ts';
import type { DraftForm } from './draft-form.ts';
import { type GridSlot, isSameSlot, slotGrid } from './slot-grid.ts';
import { slotOfOrder } from './standing-order.ts';
import { SlotTable } from './SlotTable.tsx';
import { slotsQuery } from './slot-queries.ts';
import { useApi } from '../front.ts';

interface SlotPickerProps {
  form: DraftForm;
  /** With it full slots can be chosen; it draws the reason field below a chosen one. */
  forcedReasonOf?: (slot: GridSlot) => ReactNode;
  /** Shown where no configuration is in force: nobody can order. */
  unconfigured?: ReactNode;
  /** Shown for a full slot when the caller may not force a place. */
  fullHint?: string;
}

export function SlotPicker({ form, forcedReasonOf, fullHint, unconfigured }: SlotPickerProps) {
  const api = useApi();
  const words = useFrontWords('orders.form');
  const { client, addressId, standing } = form.draft;
  const address = client?.addresses.find(({ id }) => id === addressId) ?? standing?.order.address;
  const { country, postalCode } = address ?? { country: '', postalCode: '' };
  const slots = useQuery({ ...slotsQuery(api, { country, postalCode }), enabled: address !== undefined });
  return (
    <Card title={words('slot')}>
      {isRefusal(slots.error, 'no-delivery-configuration') && unconfigured ? (
        unconfigured
      ) : address ? (
        <Shown query={slots} shape={null}>
          {(list) => (
            <Slots key={postalCode} list={list} form={form} forcedReasonOf={forcedReasonOf} fullHint={fullHint} />
          )}
        </Shown>
      ) : (
        <p className="hint">{words('slotFirst')}</p>
      )}
      {form.faultOf('slot') && (
        <p role="alert" className="fault">
          {form.faultOf('slot')}
        </p>
      )}
    </Card>
  );
}

interface SlotsProps extends SlotPickerProps {
  list: SlotList;
}

function Slots({ list, form: { draft, setDraft }, forcedReasonOf, fullHint }: SlotsProps) {
  const grid = slotGrid(list, currentSlot(draft));
  const chosenSlot = grid.slots.find((slot) => isSameSlot(slot, draft.slot));
  const isChoosable = ({ state }: GridSlot) =>
    state === 'free' || state === 'current' || (state === 'full' && forcedReasonOf !== undefined);
  return (
    <>
      {list.absence && <Absence absence={list.absence} />}
      {grid.slots.length > 0 && (
        <SlotTable
          grid={grid}
          chosenSlot={chosenSlot}
          isChoosable={isChoosable}
          onChoose={({ scheduleId, date, start, end }) =>
            setDraft((current) => ({ ...current, slot: { scheduleId, date, start, end } }))
          }
        />
      )}
      {chosenSlot?.state === 'full' && forcedReasonOf?.(chosenSlot)}
      {fullHint && grid.slots.some(({ state }) => state === 'full') && <p className="hint">{fullHint}</p>}
    </>
  );
}

/** The order's own slot, valid while the zone stays the same. */
function currentSlot({ standing, client, addressId }: DraftForm['draft']) {
  const address = client?.addresses.find(({ id }) => id === addressId);
  const staysInZone = !address || address.zone?.id === standing?.order.zoneId;
  return standing && staysInZone ? slotOfOrder(standing.order) : undefined;
}

function Absence({ absence: { reason, next } }: { absence: NonNullable<SlotList['absence']> }) {
  const words = useFrontWords('orders.form');
  const slots = useFrontWords('orders.slots');
  const reasons = useFrontWords('orders.slotAbsence');
  const dates = useDates();
  return (
    <p role="status">
      <strong>{words('noSlot')}</strong>
      <br />
      {reasons(reason)}
      {next && ' '}
      {next &&
        slots('next', {
          slot: dates.slot(next),
          date: dates.long(next.opensOn),
        })}
    </p>
  );
}

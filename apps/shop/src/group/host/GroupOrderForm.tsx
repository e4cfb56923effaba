import type { Address } from '@traiteur/contract/clients/clients.ts';
import type { OwnCompany } from '@traiteur/contract/own/own-invoices.ts';
import type { GroupOrder } from '@traiteur/contract/own/group-orders.ts';
import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import { latestDeadline } from '@traiteur/domain/own/group-orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { typedNumber } from '@traiteur/kit/form/typed-number.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useSlots } from '../../checkout/steps/use-slots.ts';
import { Notice } from '../../errors/Notice.tsx';
import { Field } from '../../form/Field.tsx';
import { Form } from '../../form/Form.tsx';
import { LongField } from '../../form/LongField.tsx';
import { TryAgain } from '../../form/TryAgain.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';
import styles from '../Group.module.css';
import { BudgetFields } from './BudgetFields.tsx';
import { deadlineChoices } from './deadline-choices.ts';
import { expectedGuests, expectedText } from './expected-guests.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { SelectField } from './SelectField.tsx';

interface GroupOrderFormProps {
  /** Absent: a new one. */
  groupOrder?: GroupOrder;
  isOnline: boolean;
  takesTransfers: boolean;
  onSaved: (groupOrder: GroupOrder) => void;
  onLeave: () => void;
}

export function GroupOrderForm(props: GroupOrderFormProps) {
  const words = useShopWords('groupOrders.form');
  const cart = useShopWords('cart');
  const group = useShopWords('groupOrders');
  const to = useTo();
  const { call } = useAlive();
  const { value, failed, tryAgain } = useRead('addresses and company', async () => {
    const [{ items }, { company }] = await Promise.all([
      call('own-addresses', 'listOwnAddresses'),
      call('own-invoices', 'getOwnCompany'),
    ]);
    return { items, company };
  });
  if (failed) return <TryAgain onAgain={() => void tryAgain()}>{group('unreachable')}</TryAgain>;
  if (!value) return <Waiting>{cart('loading')}</Waiting>;
  const [first, ...more] = value.items;
  if (!first)
    return (
      <Notice title={words('noAddress')}>
        <a href={to('account')} className="button">
          {words('toAccount')}
        </a>
      </Notice>
    );
  return <Terms {...props} addresses={[first, ...more]} company={value.company} />;
}

const slotKey = ({ scheduleId, date }: { scheduleId: number; date: string }) => `${scheduleId} ${date}`;

function Terms({
  groupOrder,
  isOnline,
  takesTransfers,
  addresses,
  company,
  onSaved,
  onLeave,
}: GroupOrderFormProps & { addresses: [Address, ...Address[]]; company: OwnCompany }) {
  const words = useShopWords('groupOrders.form');
  const cart = useShopWords('cart');
  const group = useShopWords('groupOrders');
  const { call } = useAlive();
  const { long, span, moment } = useDates();
  const { timeZone } = useKitSettings();
  const locale = useLocale();
  const guests = groupOrder?.guests.filter(({ hasJoined }) => !hasJoined) ?? [];
  const [addressId, setAddressId] = useState(groupOrder?.address?.id ?? addresses[0].id);
  const [slot, setSlot] = useState(
    groupOrder ? slotKey({ scheduleId: groupOrder.scheduleId, date: groupOrder.deliveryDate }) : '',
  );
  const [chosenDeadline, setDeadline] = useState(groupOrder?.deadline);
  const [now] = useState(() => new Date());
  const [budget, setBudget] = useState(groupOrder?.budget ? String(groupOrder.budget / 100) : '');
  const [aboveBudget, setAboveBudget] = useState(groupOrder?.aboveBudget ?? 'refused');
  const [paymentChoice, setPaymentChoice] = useState<PaymentChoice>(groupOrder?.paymentChoice ?? 'on_delivery');
  const [purchaseReference, setPurchaseReference] = useState(groupOrder?.purchaseReference ?? '');
  const [driverNote, setDriverNote] = useState(groupOrder?.driverNote ?? '');
  const [namesShown, setNamesShown] = useState(groupOrder?.namesShown ?? true);
  const [weekly, setWeekly] = useState(groupOrder?.weekly ?? false);
  const [expected, setExpected] = useState(expectedText(guests));
  const { send, busy, faults } = useSending();
  const address = addresses.find((candidate) => candidate.id === addressId) ?? addresses[0];
  const { slots, failed, tryAgain } = useSlots(address);
  const chosenSlot = slots?.find((candidate) => slotKey(candidate) === slot) ?? slots?.[0];
  const latest = chosenSlot && latestDeadline(new Date(chosenSlot.cutOffAt));
  const usualDeadlines = latest ? deadlineChoices(latest, now, timeZone).map((choice) => choice.toISOString()) : [];
  const isKept = chosenDeadline !== undefined && latest && new Date(chosenDeadline) <= latest;
  const deadlines = [...new Set([...usualDeadlines, ...(isKept ? [chosenDeadline] : [])])].toSorted().toReversed();
  const deadline = isKept ? chosenDeadline : (deadlines[0] ?? '');
  const submit = () =>
    send(async () => {
      const cents = budget.trim() === '' ? null : Math.round((typedNumber(budget, locale) ?? 0) * 100);
      const terms = {
        addressId,
        slot: { scheduleId: chosenSlot?.scheduleId ?? 0, date: chosenSlot?.date ?? '' },
        deadline,
        budget: cents,
        aboveBudget: isOnline && cents !== null ? aboveBudget : ('refused' as const),
        paymentChoice,
        driverNote,
        ...(company && { purchaseReference }),
        namesShown,
        weekly,
        expectedGuests: expectedGuests(expected, guests),
      };
      onSaved(
        groupOrder
          ? await call(
              'group-orders',
              'updateGroupOrder',
              { id: groupOrder.id },
              { ...terms, version: groupOrder.version },
            )
          : await call('group-orders', 'openGroupOrder', {}, terms),
      );
    });
  const guestFault = Object.entries(faults.fields).flatMap(([field, fault]) => {
    const [, index] = /^expectedGuests(?:\.(\d+))?/.exec(field) ?? [];
    if (!field.startsWith('expectedGuests')) return [];
    return [index === undefined ? fault : words('expectedLine', { line: String(Number(index) + 1), fault })];
  })[0];
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words(groupOrder ? 'change' : 'title')}</h2>
      <p className="hint">{words('hint')}</p>
      <Form
        onSubmit={() => void submit()}
        faults={faults}
        busy={busy}
        submit={words(groupOrder ? 'save' : 'open')}
        leave={words('leave')}
        onLeave={onLeave}
      >
        <SelectField
          label={words('address')}
          value={String(addressId)}
          options={addresses.map((option) => ({
            value: String(option.id),
            text: [option.label, option.address, `${option.postalCode} ${option.city}`].filter(Boolean).join(', '),
          }))}
          fault={faults.fields['addressId']}
          onChange={(value) => setAddressId(Number(value))}
        />
        {failed && <TryAgain onAgain={tryAgain}>{group('unreachable')}</TryAgain>}
        {!slots && !failed && <Waiting>{cart('loading')}</Waiting>}
        {slots?.length === 0 && <p role="status">{words('noSlots')}</p>}
        {chosenSlot && (
          <SelectField
            label={words('slot')}
            value={slotKey(chosenSlot)}
            options={(slots ?? []).map((option) => ({
              value: slotKey(option),
              text: `${long(option.date)}, ${span(option.start, option.end)}`,
            }))}
            fault={faults.fields['slot'] ?? faults.fields['slot.scheduleId'] ?? faults.fields['slot.date']}
            onChange={(value) => {
              setSlot(value);
              setDeadline(undefined);
            }}
          />
        )}
        {deadlines.length > 0 && (
          <SelectField
            label={words('deadline')}
            value={deadline}
            options={deadlines.map((choice) => ({ value: choice, text: moment(choice) }))}
            fault={faults.fields['deadline']}
            onChange={setDeadline}
          />
        )}
        <BudgetFields
          budget={budget}
          aboveBudget={aboveBudget}
          isOnline={isOnline}
          faults={faults}
          onBudget={setBudget}
          onAboveBudget={setAboveBudget}
        />
        <PaymentFields
          paymentChoice={paymentChoice}
          purchaseReference={purchaseReference}
          company={company}
          isOnline={isOnline}
          takesTransfers={takesTransfers}
          faults={faults}
          onPaymentChoice={setPaymentChoice}
          onPurchaseReference={setPurchaseReference}
        />
        <LongField
          name="expected"
          label={words('expected')}
          value={expected}
          maxLength={6000}
          fault={guestFault}
          onChange={setExpected}
        />
        <p className="hint">{words('expectedHint')}</p>
        <Field
          label={words('driverNote')}
          value={driverNote}
          maxLength={1000}
          fault={faults.fields['driverNote']}
          onChange={setDriverNote}
        />
        <label className={styles['choice']}>
          <input type="checkbox" checked={namesShown} onChange={({ target }) => setNamesShown(target.checked)} />
          <span>{words('namesShown')}</span>
        </label>
        <label className={styles['choice']}>
          <input type="checkbox" checked={weekly} onChange={({ target }) => setWeekly(target.checked)} />
          <span>{words('weekly')}</span>
        </label>
      </Form>
    </section>
  );
}

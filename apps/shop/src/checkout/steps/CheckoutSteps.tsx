import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { offeredChoices } from '@traiteur/domain/money/payment-choices.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { use } from 'react';
import type { OwnData } from '../../account/use-own-data.ts';
import { avoidedBeyond } from '../../avoiding/all-avoided.ts';
import { avoidedIn, cookieOf } from '../../avoiding/avoided-cookie.ts';
import { AvoidedCookies } from '../../avoiding/use-avoided.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { CheckoutAside } from '../summary/CheckoutAside.tsx';
import styles from '../Checkout.module.css';
import type { StepName } from '../checkout-draft.ts';
import { isUnanswered } from '../missing.ts';
import { BilledCompany } from './BilledCompany.tsx';
import { CompanyReference } from './CompanyReference.tsx';
import { PayStep } from './PayStep.tsx';
import { Step } from './Step.tsx';
import { SlotHabit } from '../SlotHabit.tsx';
import type { LastOrder } from '../use-last-order.ts';
import { useCheckout } from '../use-checkout.ts';
import { WhenStep } from './WhenStep.tsx';
import { WhereStep } from './WhereStep.tsx';
import { WhoStep } from './WhoStep.tsx';
import { isUnnamed, WhoYouAre } from './WhoYouAre.tsx';

interface CheckoutStepsProps {
  data: OwnData;
  site: SiteTexts;
  isOnline: boolean;
  /** Null: none yet. */
  lastOrder: LastOrder | null;
  readAgain: () => Promise<OwnData | undefined>;
  onPlaced: (orders: OwnOrder[]) => void;
}

export function CheckoutSteps({ data, site, isOnline, lastOrder, readAgain, onPlaced }: CheckoutStepsProps) {
  const words = useShopWords('checkout');
  const { long, span } = useDates();
  const ofAccount = data.profile.allergens;
  const ofBrowser = avoidedIn(use(AvoidedCookies).ofBrowser, site.allergens);
  const unkept = avoidedBeyond(ofAccount, ofBrowser);
  const { takesTransfers } = site;
  const choices = offeredChoices({ isOnline, takesTransfers, terms: data.company?.terms });
  const checkout = useCheckout({ ...data, choices, lastOrder }, unkept);
  const { draft, change, address, quote, orders, slots, complaint, goTo } = checkout;
  const chosenSlots = orders.flatMap(({ date }) => (date ? (slots[date] ?? []) : []));
  const hasSlots = !checkout.isSlotMissing;
  const { payment } = draft;
  const step = (name: StepName) => ({
    title: words(`${name}.title`),
    isOpen: draft.open === name,
    onOpen: goTo(name),
    fault: complaint?.step === name && !complaint.field ? complaint.sentence : undefined,
  });
  return (
    <div className={styles['columns']}>
      {address?.eligible && lastOrder && checkout.isSlotMissing && (
        <SlotHabit
          address={address}
          lastOrder={lastOrder}
          days={checkout.daysWithoutSlot}
          onChoose={checkout.chooseUsualSlots}
        />
      )}
      <div className={styles['steps']}>
        {isUnnamed(data.profile) ? (
          <WhoYouAre
            profile={data.profile}
            fault={complaint?.step === 'who' ? complaint.sentence : undefined}
            onChanged={readAgain}
          />
        ) : (
          <WhoStep
            profile={data.profile}
            table={data.eaters}
            site={site}
            unkept={unkept}
            isOpen={isUnanswered(unkept, draft.untold)}
            fault={complaint?.step === 'who' ? complaint.sentence : undefined}
            onDecline={() => change({ untold: cookieOf(unkept) })}
            onChanged={readAgain}
          />
        )}
        <Step
          {...step('where')}
          summary={address?.eligible && `${address.address}, ${address.postalCode} ${address.city}`}
          onDone={address?.eligible ? goTo('when') : undefined}
        >
          <WhereStep
            addresses={data.addresses}
            addressId={draft.addressId}
            onChoose={checkout.chooseAddress}
            onChanged={readAgain}
          />
        </Step>
        <Step
          {...step('when')}
          summary={
            hasSlots &&
            chosenSlots.map(({ date, start, end }) => (
              <span key={date} className={styles['slotLine']}>{`${long(date)}, ${span(start, end)}`}</span>
            ))
          }
          onDone={hasSlots ? goTo('pay') : undefined}
        >
          {address && (
            <WhenStep
              address={address}
              days={orders.map(({ date }) => date)}
              chosenSlots={slots}
              onChoose={checkout.chooseSlot}
            />
          )}
        </Step>
        <Step {...step('pay')} summary={payment && words(`pay.choices.${payment}`)}>
          {data.company && (
            <CompanyReference
              company={data.company}
              reference={draft.purchaseReference}
              onChange={(purchaseReference) => change({ purchaseReference })}
            />
          )}
          <PayStep
            draft={draft}
            table={data.eaters}
            quote={quote}
            choices={choices}
            days={orders.map(({ date }) => date)}
            complaint={complaint}
            onChange={change}
          />
          {!data.company && (
            <BilledCompany
              company={draft.billedCompany}
              complaint={complaint}
              onChange={(billedCompany) => change({ billedCompany })}
            />
          )}
        </Step>
      </div>
      <CheckoutAside
        checkout={checkout}
        site={site}
        ofBrowser={ofBrowser}
        unkept={unkept}
        readAgain={readAgain}
        onPlaced={onPlaced}
      />
    </div>
  );
}

-- Online payments of which the client asks their bank to have the money back. Stripe decides on them; the books stay as they are.
create table payment_disputes (
  -- What Stripe calls it.
  id text primary key,
  online_payment_id integer not null constraint payment_disputes_online_payment_id_fkey references online_payments on delete cascade,
  -- In cents, what the bank holds back.
  amount integer not null constraint payment_disputes_amount_check check (amount > 0),
  -- In Stripe's own word.
  reason text not null,
  state text not null constraint payment_disputes_state_check check (state in ('open', 'won', 'lost')),
  at timestamptz not null
);
create index payment_disputes_online_payment_id_idx on payment_disputes (online_payment_id);

alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('placed', 'allergy_overridden', 'allergy_found', 'allergy_gone', 'place_forced',
    'minimum_forced', 'changed', 'undone', 'noted', 'messaged', 'confirmed', 'preparation_started', 'made_ready', 'dispatched', 'delivered',
    'delivery_failed', 'cancelled', 'payment_requested', 'paid', 'payment_undone', 'refunded', 'refund_undone', 'payment_disputed', 'dispute_won',
    'dispute_lost'));

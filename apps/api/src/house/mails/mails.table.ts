import type { EventMailKind, MailKind, MailReason, MailState } from '@traiteur/domain/house/mail-kinds.ts';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    mails: {
      id: GeneratedAlways<number>;
      /** Null, like its order, for a mail about an invoice. */
      event_id: Generated<number | null>;
      order_id: Generated<number | null>;
      invoice_id: Generated<number | null>;
      contact_id: Generated<number | null>;
      kind: MailKind;
      state: MailState;
      /** Empty unless it failed or stays unsent. */
      reason: Generated<MailReason | ''>;
      detail: Generated<string>;
      recipient: Generated<string>;
      tries: Generated<number>;
      sendings: Generated<number>;
      at: Date;
      due_at: Date;
      begun_at: Date | null;
      sent_at: Date | null;
    };
    mail_settings: { id: Generated<number>; kinds: Generated<EventMailKind[]>; version: Generated<number> };
  }
}

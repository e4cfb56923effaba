import type { EventMailKind, MailKind, MailReason, MailState } from '@traiteur/domain/house/mail-kinds.ts';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    mails: {
      id: GeneratedAlways<number>;
      event_id: number;
      order_id: number;
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

import { PassThrough } from 'node:stream';
import { hasAnswer, reasonOf, UncertainDelivery } from './delivery-failure.ts';
import type { MailServer } from './mail-server.ts';
import { type KeptLetter, readNewest, writeToOutbox } from './outbox.ts';

declare module '../core/services.ts' {
  interface Services {
    mailer: Mailer;
  }
}

interface Mailbox {
  name: string;
  address: string;
}

export interface Mail {
  to: Mailbox;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Stays the same on a retry, so that a mail program shows duplicates once. */
  messageId?: string;
}

interface Mailer {
  readonly from: string;
  /** False without a mail server: mails stay in the outbox. */
  readonly leaves: boolean;
  /** Resolves once the server or the outbox has the mail. Rejects with {@link UncertainDelivery} if that is unknown. */
  send: (mail: Mail) => Promise<void>;
  /** Sends in the background; undefined sends nothing. A failure is only logged. */
  post: (make: () => Promise<Mail | undefined>) => void;
  settled: () => Promise<void>;
  /** Undefined unless the outbox may be shown: its links open accounts. */
  readonly readKept?: ((most: number) => Promise<KeptLetter[]>) | undefined;
}

export interface MailerOptions {
  /** Read for each mail: it may change while the house works. */
  readonly server?: MailServer | undefined;
  outbox: string;
  showsOutbox?: boolean;
  from: Mailbox;
  clock: () => Date;
  log: (line: string) => void;
  /** Sends each mail, for who measures them. */
  around?: AroundMail;
}

export type AroundMail = (leaves: boolean, send: () => Promise<void>) => Promise<void>;

export function openMailer(options: MailerOptions): Mailer {
  const sendBy = (by: MailerOptions, mail: Mail): Promise<void> => {
    const deliver = by.server ? sendingBy(by.server, by) : sendingInto(by);
    const leaving = () => deliver({ ...mail, to: { ...mail.to, name: onOneLine(mail.to.name) } });
    return by.around ? by.around(by.server !== undefined, leaving) : leaving();
  };
  const send: Mailer['send'] = (mail) => sendBy(options, mail);
  const underWay = new Set<Promise<void>>();

  async function attempt(make: () => Promise<Mail | undefined>): Promise<void> {
    // Of a change of the server people hear by the one before, or whoever points mails elsewhere would hide it.
    const { name, address } = options.from;
    const optionsAtPosting = options.server ? { ...options, from: { name, address } } : options;
    try {
      const mail = await make();
      if (mail) await sendBy(optionsAtPosting, mail);
    } catch (error) {
      options.log(`A mail could not leave: ${reasonOf(error)}.`);
    }
  }

  return {
    get from() {
      return options.from.address;
    },
    get leaves() {
      return options.server !== undefined;
    },
    get readKept() {
      const isShown = options.showsOutbox && options.server === undefined;
      return isShown ? (most: number) => readNewest(options.outbox, most) : undefined;
    },
    send,
    post(make) {
      const posting = attempt(make).finally(() => underWay.delete(posting));
      underWay.add(posting);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** Once decoded, a line break in a name could look like another header. */
const onOneLine = (name: string) => name.replace(/\s+/gu, ' ');

const defaultsOf = ({ from }: MailerOptions) => ({
  // As it is now; nodemailer writes into it.
  from: { name: from.name, address: from.address },
  // Stops automatic replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** With the first mail: its five megabytes are not needed until then. */
const loadNodemailer = () => import('nodemailer');

/** Milliseconds. A mail server that hangs must not delay a stop for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

function sendingBy(server: MailServer, options: MailerOptions): Mailer['send'] {
  return async (mail) => {
    const { createTransport } = await loadNodemailer();
    const place = typeof server === 'string' ? { url: server } : server;
    const transport = createTransport({ ...place, ...patience }, defaultsOf(options));
    let isWhole = false;
    transport.use('stream', ({ message }, callback) => {
      // Ends once the last bytes are on their way.
      message.transform(() => new PassThrough().once('end', () => (isWhole = true)));
      callback();
    });
    try {
      await transport.sendMail(mail);
    } catch (error) {
      throw isWhole && !hasAnswer(error) ? new UncertainDelivery(error) : error;
    }
  };
}

function sendingInto(options: MailerOptions): Mailer['send'] {
  return async (mail) => {
    const { createTransport } = await loadNodemailer();
    const transport = createTransport({ streamTransport: true, newline: 'windows' }, defaultsOf(options));
    const { message } = await transport.sendMail(mail);
    await writeToOutbox(options.outbox, message, options.clock());
  };
}

import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { hasAnswer, reasonOf, UncertainDelivery } from './delivery-failure.ts';
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
  from: string;
  /** False without a mail server: mails stay in the outbox. */
  leaves: boolean;
  /** Resolves once the server or the outbox has the mail. Rejects with {@link UncertainDelivery} if that is unknown. */
  send: (mail: Mail) => Promise<void>;
  /** Sends in the background; undefined sends nothing. A failure is only logged. */
  post: (make: () => Promise<Mail | undefined>) => void;
  settled: () => Promise<void>;
  /** Undefined unless the outbox may be shown: its links open accounts. */
  readKept?: ((most: number) => Promise<KeptLetter[]>) | undefined;
}

export interface MailerOptions {
  smtpUrl?: string | undefined;
  outbox: string;
  showsOutbox?: boolean;
  from: Mailbox;
  clock: () => Date;
  log: (line: string) => void;
}

export function openMailer(options: MailerOptions): Mailer {
  const deliver = options.smtpUrl ? sendingBy(options.smtpUrl, options) : sendingInto(options);
  const send: Mailer['send'] = (mail) => deliver({ ...mail, to: { ...mail.to, name: onOneLine(mail.to.name) } });
  const underWay = new Set<Promise<void>>();

  async function attempt(make: () => Promise<Mail | undefined>): Promise<void> {
    try {
      const mail = await make();
      if (mail) await send(mail);
    } catch (error) {
      options.log(`A mail could not leave: ${reasonOf(error)}.`);
    }
  }

  return {
    from: options.from.address,
    leaves: options.smtpUrl !== undefined,
    readKept:
      options.showsOutbox && options.smtpUrl === undefined ? (most) => readNewest(options.outbox, most) : undefined,
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
  from,
  // Stops automatic replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Milliseconds. A mail server that hangs must not delay a stop for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

function sendingBy(url: string, options: MailerOptions): Mailer['send'] {
  return async (mail) => {
    const transport = createTransport({ url, ...patience }, defaultsOf(options));
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
  const transport = createTransport({ streamTransport: true, newline: 'windows' }, defaultsOf(options));
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    await writeToOutbox(options.outbox, message, options.clock());
  };
}

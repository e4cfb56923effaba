import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { hasAnswer, reasonOf, UncertainDelivery } from './delivery-failure.ts';
import { writeToOutbox } from './outbox.ts';

declare module '../../core/services.ts' {
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
  /** Where an answer goes, where that is not where the mail comes from. */
  replyTo?: string;
  /** Names the mail for good, so that who gets it twice by accident is shown it once. */
  messageId?: string;
}

export interface Mailer {
  /** The address that mails come from. */
  from: string;
  /** Whether mails leave the house; without a mail server they stay in the outbox. */
  leaves: boolean;
  /** Fulfils when the mail server has taken the mail, or the outbox has it. Fails with {@link UncertainDelivery} where nobody can tell. */
  send: (mail: Mail) => Promise<void>;
  /** Makes a mail and sends it while the caller goes on; without one nothing leaves. A failure is only told to the log. */
  post: (make: () => Promise<Mail | undefined>) => void;
  /** Fulfils when nothing that was posted is under way any more. */
  settled: () => Promise<void>;
}

export interface MailerOptions {
  /** `smtp://` or `smtps://`; without one, mails stay in the outbox. */
  smtpUrl?: string | undefined;
  /** Folder that mails without a server are written to. */
  outbox: string;
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

/** A line break in a name can look like another header once a mail program has decoded it. */
const onOneLine = (name: string) => name.replace(/\s+/gu, ' ');

const defaultsOf = ({ from }: MailerOptions) => ({
  from,
  // Keeps answering machines from answering.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** In milliseconds. A mail server that hangs must not delay a stop for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

function sendingBy(url: string, options: MailerOptions): Mailer['send'] {
  return async (mail) => {
    const transport = createTransport({ url, ...patience }, defaultsOf(options));
    let isWhole = false;
    transport.use('stream', ({ message }, callback) => {
      // Ends once the last of it is on its way to the server.
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

import type { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Faults, faultsOf } from '../form/faults.ts';
import { wordsIn } from '../site/language/texts.ts';

/** What is typed into the form of the contact page. */
export interface TypedMessage {
  name: string;
  email: string;
  phone: string;
  text: string;
}

/** A message that the house has not got, with why. */
export interface RefusedMessage {
  message: TypedMessage;
  faults: Faults;
  status: number;
}

declare module '../site/page.tsx' {
  interface Visit {
    /** What their browser sent of the form of this page, which could not be kept. */
    refusedMessage?: RefusedMessage | undefined;
  }
}

/** Sends the house what a browser without a script sent of the contact form; what it answers is shown over what was typed. */
export async function sendMessage(
  request: Request,
  { callForVisitor, report }: RenderingWorld,
  locale: Locale,
): Promise<RefusedMessage | undefined> {
  const fields = new URLSearchParams(await request.text());
  // Forms end a line as printers did.
  const textOf = (name: keyof TypedMessage) => (fields.get(name) ?? '').replaceAll('\r\n', '\n');
  const message = { name: textOf('name'), email: textOf('email').trim(), phone: textOf('phone'), text: textOf('text') };
  try {
    await callForVisitor(locale)('contact-messages', 'sendContactMessage', {}, { ...message, locale });
    return undefined;
  } catch (error) {
    // The server's refusals are of its own copy of the class.
    const { problem } = error as Partial<ApiRefusal>;
    if (problem) return { message, faults: faultsOf(problem), status: problem.status };
    report(error);
    return { message, faults: { fields: {}, sentence: wordsIn(locale)('front.error')('unreachable') }, status: 500 };
  }
}

import type { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Faults, faultsOf } from '../form/faults.ts';
import { wordsIn } from '../site/language/texts.ts';

export interface TypedMessage {
  name: string;
  email: string;
  phone: string;
  text: string;
}

export interface RefusedMessage {
  message: TypedMessage;
  faults: Faults;
  status: number;
}

declare module '../site/page.tsx' {
  interface Visit {
    /** Sent without a script. */
    refusedMessage?: RefusedMessage | undefined;
  }
}

/** For browsers without a script. Undefined if the message was accepted. */
export async function sendMessage(
  request: Request,
  { callForVisitor, report }: RenderingWorld,
  locale: Locale,
): Promise<RefusedMessage | undefined> {
  const fields = new URLSearchParams(await request.text());
  // Forms send CRLF.
  const textOf = (name: keyof TypedMessage) => (fields.get(name) ?? '').replaceAll('\r\n', '\n');
  const message = { name: textOf('name'), email: textOf('email').trim(), phone: textOf('phone'), text: textOf('text') };
  try {
    await callForVisitor(locale)('contact-messages', 'sendContactMessage', {}, { ...message, locale });
    return undefined;
  } catch (error) {
    // `instanceof` fails: the server has its own copy of the class.
    const { problem } = error as Partial<ApiRefusal>;
    if (problem) return { message, faults: faultsOf(problem), status: problem.status };
    report(error);
    return { message, faults: { fields: {}, sentence: wordsIn(locale)('front.error')('unreachable') }, status: 500 };
  }
}

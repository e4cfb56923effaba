import type { TrialResult } from '@traiteur/contract/house/house-settings.ts';
import type { Trial } from '@traiteur/domain/house/house-settings.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Context } from '../../core/context.ts';
import { codeOf } from '../../core/start-error.ts';
import { isRefused, reasonOf } from '../../mail/delivery-failure.ts';
import { accountLetter } from '../../mail/account-letter.ts';

type Owner = Context<'administrators:write'>;

/** What a server said is told by codes alone: whoever names the server must not read other machines through us. */
export const trySetting = (trial: Trial, context: Owner): Promise<TrialResult> => trials[trial](context);

const trials: Record<Trial, (context: Owner) => Promise<TrialResult>> = {
  mail: tryMail,
  payments: (context) => context.providers.stripe.tryAccount(context),
  maps: tryMaps,
};

async function tryMail({ mailer, caller, brand, publicUrl }: Owner): Promise<TrialResult> {
  if (!mailer.leaves) return { outcome: 'not-set', detail: '' };
  const say = translatorOf(letters.mailTrial, caller.locale);
  const letter = accountLetter(caller, {
    brand,
    subject: say('subject', { brand: brand.name }),
    opening: [say('arrived')],
    button: { label: say('look'), url: publicUrl },
    closing: [],
  });
  try {
    await mailer.send(letter);
    return { outcome: 'done', detail: caller.email };
  } catch (error) {
    const isSignIn = codeOf(error) === 'EAUTH';
    const outcome = isSignIn ? 'sign-in-refused' : isRefused(error) ? 'refused' : 'unreachable';
    return { outcome, detail: reasonOf(error).slice(0, 100) };
  }
}

/** Google's own address; another one in tests. */
const google = 'https://places.googleapis.com';

/** Milliseconds. */
const patience = 10_000;

/** As a page of the administration asks for addresses: Google restricts the key by where it is asked from. */
async function tryMaps({ mapsKey, mapsApiBase = google, publicUrl }: Owner): Promise<TrialResult> {
  if (!mapsKey) return { outcome: 'not-set', detail: '' };
  try {
    const response = await fetch(`${mapsApiBase}/v1/places:autocomplete`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': mapsKey, referer: `${publicUrl}/` },
      body: JSON.stringify({ input: '1 rue de Rivoli, Paris', includedRegionCodes: ['fr'], languageCode: 'fr' }),
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return { outcome: 'done', detail: '' };
    return { outcome: response.status >= 500 ? 'unreachable' : 'refused', detail: String(response.status) };
  } catch {
    return { outcome: 'unreachable', detail: '' };
  }
}

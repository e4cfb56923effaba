import type { Kysely } from 'kysely';
import type { Sealer } from '../../access/second-factor/sealer.ts';
import type { Database } from '../../database/schema.ts';
import { followChanges } from '../../site/site-texts/follow-changes.ts';
import type { SiteChanges } from '../../site/site-texts/site-changes.ts';
import type { LiveSettings } from './live-settings.ts';
import { connectionsOf, savedSettings } from './saved-settings.ts';

interface Following {
  db: Kysely<Database>;
  sealer: Sealer;
  changes: Pick<SiteChanges, 'onChange' | 'ready' | 'stopped' | 'outdate'>;
  log: (line: string) => void;
}

/** Keeps the settings in force on every node. Resolves after the first read. */
export async function followSettings(settings: LiveSettings, { db, sealer, changes, log }: Following): Promise<void> {
  let toldSentence = '';
  await followChanges(changes, 'house_settings', async () => {
    const values = await savedSettings(db, sealer);
    settings.become(connectionsOf(values));
    changes.outdate();
    const sentence = unreadableSentence(values);
    if (sentence !== toldSentence && sentence !== '') log(sentence);
    toldSentence = sentence;
  });
}

function unreadableSentence({ mailServer, stripe }: Awaited<ReturnType<typeof savedSettings>>): string {
  const names = [
    ...(mailServer === 'unreadable' ? ['the mail server'] : []),
    ...(stripe === 'unreadable' ? ['Stripe’s keys'] : []),
  ].join(' and ');
  return names && `SECRET_KEY is not the one that sealed ${names}: bring it back, or type them again in the settings.`;
}

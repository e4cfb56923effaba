import type { ServerStatus } from '@traiteur/contract/house/server-status.ts';
import type { ServerPart } from '@traiteur/domain/house/server-states.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useDateFormat } from '@traiteur/kit/setup/use-date-format.ts';
import { useFormatter, useTranslations } from 'use-intl';
import { useBytes } from '../database-upkeep/use-bytes.ts';

type Fact = readonly [name: string, value: string];
type Part<Name extends ServerPart> = NonNullable<ServerStatus[Name]>;

const day = 86_400_000;

/** Each part's figures with their names; none where it could not be read. */
export function useServerFacts(): (part: ServerPart, status: ServerStatus) => Fact[] {
  const words = useTranslations('serverStatus.facts');
  const format = useFormatter();
  const dateFormat = useDateFormat();
  const dates = useDates();
  const sizeOf = useBytes();
  const momentOf = (at: string | null) => (at === null ? words('never') : dates.day(at));

  const facts: { [Name in ServerPart]: (part: Part<Name>, status: ServerStatus) => Fact[] } = {
    disk: ({ free, total }) => [[words('free'), words('freeOf', { free: sizeOf(free), total: sizeOf(total) })]],
    backup: ({ latestAt, archive }) => [
      [words('latest'), momentOf(latestAt)],
      ...(archive ? [[words('archive'), momentOf(archive.latestAt)] as const] : []),
    ],
    verification: ({ latestAt, disagreements, isWhole }) => [
      [words('latest'), momentOf(latestAt)],
      ...(latestAt === null ? [] : [[words('result'), resultOf({ disagreements, isWhole })] as const]),
    ],
    mails: ({ waiting, oldestAt, failed }) => [
      [words('waiting'), format.number(waiting)],
      ...(oldestAt ? [[words('oldestMail'), dates.day(oldestAt)] as const] : []),
      [words('failed'), format.number(failed)],
    ],
    jobs: ({ waiting, oldestAt, givenUp }) => [
      [words('waiting'), format.number(waiting)],
      ...(oldestAt ? [[words('oldest'), dates.day(oldestAt)] as const] : []),
      [words('givenUp'), format.number(givenUp)],
    ],
    database: ({ version, bytes, embedded }) => [
      [words('engine'), `PostgreSQL ${version}`],
      [words('size'), sizeOf(bytes)],
      [words('place'), words(embedded ? 'embedded' : 'external')],
    ],
    certificate: ({ host, expiresAt }, { at }) => [
      [words('address'), host],
      [words('expires'), expiresAt === null ? words('noHttps') : validityOf(expiresAt, at)],
    ],
    nodes: ({ version, runtime, running }) => [
      [words('version'), version],
      [words('runtime'), runtime.replace(/^v/, '')],
      ...running.map(
        (node) =>
          [
            words('running'),
            words('since', { name: node.name, version: node.version, moment: dates.day(node.startedAt) }),
          ] as const,
      ),
    ],
  };

  function resultOf({ disagreements, isWhole }: Pick<Part<'verification'>, 'disagreements' | 'isWhole'>): string {
    if (disagreements > 0) return words('disagrees', { count: disagreements });
    return words(isWhole ? 'agrees' : 'unfinished');
  }

  function validityOf(expiresAt: string, at: string): string {
    const end = new Date(expiresAt);
    const date = dateFormat.date(end, { dateStyle: 'long' });
    const days = Math.floor((end.getTime() - Date.parse(at)) / day);
    return days < 0 ? words('over', { date }) : words('left', { date, days });
  }

  return (part, status) => {
    const read = facts[part] as (facts: NonNullable<ServerStatus[ServerPart]>, status: ServerStatus) => Fact[];
    const partFacts = status[part];
    return partFacts ? read(partFacts, status) : [];
  };
}

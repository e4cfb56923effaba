import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'order-2026-000123@site.test',
  sequence: 4,
  writtenAt: new Date('2026-11-23T09:00:00Z'),
  startsAt: new Date('2026-11-25T17:00:00Z'),
  endsAt: new Date('2026-11-25T19:00:00Z'),
  isCancelled: false,
  summary: 'Chez Paul ; livraison, 12\\13',
  description: `2 × Crème brûlée (à partager)\nhttps://site.test ${'é'.repeat(200)}`,
  location: '3, rue d’Est\r\nBEGIN:VALARM, 75020 Paris',
  url: 'https://site.test/commandes/1',
};

/** As RFC 5545 says it is read: lines are unfolded, then each is a name and a value. */
function propertiesIn(file: string): [name: string, text: string][] {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.pop(), 'the last line ends too').toBe('');
  return lines.map((line) => {
    const [, name = '', text = ''] = /^([A-Z-]+):(.*)$/.exec(line) ?? expect.fail(`no property: ${line}`);
    return [name, text];
  });
}

const unescaped = (text = '') => text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

test('an event is read back as it was written, whatever stands in its texts', () => {
  const properties = propertiesIn(calendarFile(event));
  expect(properties.map(([name, text]) => (/BEGIN|END/.test(name) ? `${name}:${text}` : name))).toEqual(
    [
      'BEGIN:VCALENDAR',
      'VERSION',
      'PRODID',
      'CALSCALE',
      'METHOD',
      'BEGIN:VEVENT',
      'UID',
      'SEQUENCE',
      'DTSTAMP',
      'DTSTART',
      'DTEND',
      'STATUS',
      'SUMMARY',
      'DESCRIPTION',
      'LOCATION',
      'URL',
      'END:VEVENT',
      'END:VCALENDAR',
    ].map((name) => (name === 'DTEND' ? 'DTEND:20261125T190000Z' : name)),
  );
  const texts = Object.fromEntries(properties);
  expect(texts).toMatchObject({ DTSTART: '20261125T170000Z', DTSTAMP: '20261123T090000Z', STATUS: 'CONFIRMED' });
  expect(unescaped(texts['SUMMARY'])).toBe(event.summary);
  expect(unescaped(texts['DESCRIPTION'])).toBe(event.description);
  expect(unescaped(texts['LOCATION'])).toBe(event.location.replace('\r\n', '\n'));
});

test('no line is longer than 75 octets, and no character is cut', () => {
  const file = calendarFile(event);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
});

test('a cancelled order is taken out of a calendar that has it', () => {
  expect(Object.fromEntries(propertiesIn(calendarFile({ ...event, isCancelled: true })))).toMatchObject({
    STATUS: 'CANCELLED',
    UID: event.uid,
  });
});

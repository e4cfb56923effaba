/** An event of a calendar, RFC 5545. Moments are written in UTC, so that no calendar needs to know the house's zone. */
interface CalendarEvent {
  /** The same for each file of one event: a calendar then replaces what it has. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  writtenAt: Date;
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  summary: string;
  description: string;
  location: string;
  url: string;
}

export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Traiteur//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    // An address is no text: nothing of it is escaped.
    `URL:${encodeURI(decodeURI(event.url))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n]/g, '\\n')
    // Other control characters may not stand in a text.
    .replace(/\p{Cc}/gu, '');

/** In octets, of which a character may have several: none is cut. */
const longestLine = 75;

function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      parts.push('');
      // The space that continues a line counts.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}

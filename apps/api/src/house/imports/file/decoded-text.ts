import { UnreadableFile } from '../../../core/unreadable-file.ts';

/**
 * UTF-8, UTF-16 with or without its mark, else what Windows, an old Mac or DOS writes in France.
 * @throws {UnreadableFile}
 */
export function decodedText(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : utf8OrOlder(bytes);
  // A picture or a program that is called .csv.
  if (/\p{Cc}/u.test(text.slice(0, 100_000).replace(/[\t\n\v\f\r\u{85}]/gu, '')))
    throw new UnreadableFile('file-not-a-table');
  return text;
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Half the bytes of western text in UTF-16 are 0, all of them on one side. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even === 0) return 'utf-16le';
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : undefined;
}

function utf8OrOlder(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const encoding = likeliestEncoding(bytes);
    return encoding === 'dos' ? decodedDos(bytes) : new TextDecoder(encoding).decode(bytes);
  }
}

/** `é è à ç ê` are the commonest letters that each writes in its own way. */
const letters = {
  'windows-1252': new Set([0xe9, 0xe8, 0xe0, 0xe7, 0xea]),
  macintosh: new Set([0x8e, 0x8f, 0x88, 0x8d, 0x90]),
  dos: new Set([0x82, 0x8a, 0x85, 0x87, 0x88]),
};
type Encoding = keyof typeof letters;

/** The low quote, `…`, `‡` and `Š` of Windows are letters of DOS: without an `é` or `è` it is none of DOS. */
function likeliestEncoding(bytes: Uint8Array): Encoding {
  const counts: Record<Encoding, number> = { 'windows-1252': 0, macintosh: 0, dos: 0 };
  const encodings = Object.keys(letters) as Encoding[];
  for (const byte of bytes) for (const encoding of encodings) if (letters[encoding].has(byte)) counts[encoding] += 1;
  if (!bytes.some((byte) => byte === 0x82 || byte === 0x8a)) counts.dos = 0;
  return encodings.reduce((best, next) => (counts[next] > counts[best] ? next : best));
}

/** Code page 850, with the sign of the euro as in 858: no decoder of the platform knows it. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»' +
  '░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const decodedDos = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : dosLetters.charAt(byte - 128))).join('');

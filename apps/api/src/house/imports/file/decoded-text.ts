import { UnreadableFile } from './unreadable-file.ts';

/**
 * UTF-8, UTF-16 with or without its mark, else what Windows or an old Mac writes in France.
 * @throws {UnreadableFile}
 */
export function decodedText(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : utf8Or1252(bytes);
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

function utf8Or1252(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isOfMac(bytes) ? 'macintosh' : 'windows-1252').decode(bytes);
  }
}

/** `é è à ç ê` are the commonest letters that both write in their own way. */
const macLetters = new Set([0x8e, 0x8f, 0x88, 0x8d, 0x90]);
const windowsLetters = new Set([0xe9, 0xe8, 0xe0, 0xe7, 0xea]);

function isOfMac(bytes: Uint8Array): boolean {
  let difference = 0;
  for (const byte of bytes)
    if (macLetters.has(byte)) difference += 1;
    else if (windowsLetters.has(byte)) difference -= 1;
  return difference > 0;
}

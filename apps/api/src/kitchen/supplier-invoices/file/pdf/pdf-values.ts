import { UnreadableFile } from '../../../../core/unreadable-file.ts';

/** A value of PDF, as far as the way to an embedded file needs it (ISO 32000-1, 7.3). */
export type PdfValue = null | number | string | PdfName | PdfReference | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;

interface PdfName {
  name: string;
}

interface PdfReference {
  object: number;
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'object' in value;

export const nameIn = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;

/** Deeper nesting leads to no attachment. */
const deepest = 40;

class Malformed extends Error {}

/** Values that may still be read: a file is as large as it is, but its objects can be read from many places. */
export interface Budget {
  left: number;
}

/** Reads values one after the other out of bytes that are letters of Latin-1. */
export class PdfReader {
  readonly #text: string;
  readonly #budget: Budget;
  place: number;

  constructor(text: string, place: number, budget: Budget) {
    this.#text = text;
    this.place = place;
    this.#budget = budget;
  }

  /** Undefined where nothing can be read. @throws {UnreadableFile} `file-unpacks-too-large` once the budget is spent */
  value(): PdfValue | undefined {
    try {
      return this.#read(0);
    } catch (error) {
      if (error instanceof Malformed) return undefined;
      throw error;
    }
  }

  /** Whether a word stands next; it is passed then. */
  passes(word: string): boolean {
    this.#skipBlank();
    if (!this.#text.startsWith(word, this.place)) return false;
    this.place += word.length;
    return true;
  }

  #skipBlank(): void {
    for (;;) {
      const blank = this.#match(/[\0\t\n\f\r ]+/y);
      const comment = this.#match(/%[^\r\n]*/y);
      if (blank === undefined && comment === undefined) return;
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.place;
    const [match] = pattern.exec(this.#text) ?? [];
    if (match !== undefined) this.place += match.length;
    return match;
  }

  #read(depth: number): PdfValue {
    this.#budget.left -= 1;
    if (this.#budget.left < 0) throw new UnreadableFile('file-unpacks-too-large');
    if (depth > deepest) throw new Malformed();
    this.#skipBlank();
    if (this.passes('<<')) return this.#dictionary(depth);
    if (this.passes('[')) return this.#list(depth);
    const name = this.#match(/\/[^\0\t\n\f\r ()<>[\]{}/%]*/y);
    if (name !== undefined) return { name: decodedName(name.slice(1)) };
    const reference = this.#match(/\d{1,10}[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}R(?![A-Za-z])/y);
    if (reference !== undefined) return { object: Number.parseInt(reference, 10) };
    const number = this.#match(/[+-]?\d{0,20}\.?\d{0,20}(?![^\0\t\n\f\r ()<>[\]{}/%])/y);
    if (number) return Number(number) || 0;
    const word = this.#match(/true|false|null/y);
    if (word !== undefined) return null;
    const digits = this.#match(/<[\0\t\n\f\r 0-9A-Fa-f]*>/y);
    if (digits !== undefined) return textOf(Buffer.from(digits.replace(/[^0-9A-Fa-f]/g, ''), 'hex'));
    if (this.passes('(')) return this.#literal();
    throw new Malformed();
  }

  #dictionary(depth: number): PdfDictionary {
    const entries: PdfDictionary = new Map();
    while (!this.passes('>>')) {
      const key = nameIn(this.#read(depth));
      if (key === undefined) throw new Malformed();
      entries.set(key, this.#read(depth + 1));
    }
    return entries;
  }

  #list(depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    while (!this.passes(']')) items.push(this.#read(depth + 1));
    return items;
  }

  #literal(): string {
    let text = '';
    let open = 1;
    for (;;) {
      const part = this.#match(/[^()\\]+/y) ?? this.#match(/\\[0-7]{1,3}|\\[^]|[()]/y);
      if (part === undefined) throw new Malformed();
      if (part === '(') open += 1;
      if (part === ')') open -= 1;
      if (open === 0) return textOf(Buffer.from(text, 'latin1'));
      text += part.startsWith('\\') ? escaped(part.slice(1)) : part;
    }
  }
}

const decodedName = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' };

const escaped = (sign: string): string =>
  /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8) % 256) : (escapes[sign] ?? sign);

function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return new TextDecoder().decode(bytes);
  return bytes.toString('latin1');
}

import { writablePart } from '@traiteur/domain/text/text-characters.ts';
import { Parser } from 'saxen';
import { UnreadableFile } from '../../../core/unreadable-file.ts';

/** Names without their prefixes: what stands in an invoice has one name in all its namespaces. */
export interface XmlNode {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  nodes: XmlNode[];
}

const mostNodes = 300_000;
const deepest = 60;

/**
 * A document without definitions: those are how a text names other files, or itself a thousand times.
 * @throws {UnreadableFile} `file-not-an-invoice`, `file-with-definitions`, `file-damaged`, `file-unpacks-too-large`
 */
export function readXml(bytes: Uint8Array): XmlNode {
  const root = nodeOf('', new Map());
  const open = [root];
  let count = 0;
  const addText = (text: string) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  const parser = new Parser()
    .on('openTag', (name, attributes, decode) => {
      count += 1;
      if (count > mostNodes || open.length > deepest) throw new UnreadableFile('file-unpacks-too-large');
      const entries = Object.entries(attributes() || {});
      const node = nodeOf(bare(name), new Map(entries.map(([key, value]) => [bare(key), decode(value)])));
      open.at(-1)?.nodes.push(node);
      open.push(node);
    })
    .on('closeTag', () => void open.pop())
    .on('text', (text, decode) => addText(decode(text)))
    .on('cdata', addText)
    .on('attention', () => {
      throw new UnreadableFile('file-with-definitions');
    });
  try {
    parser.parse(decodedXml(bytes));
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile(count === 0 ? 'file-not-an-invoice' : 'file-damaged', { cause });
  }
  const [document] = root.nodes;
  if (!document) throw new UnreadableFile('file-not-an-invoice');
  if (open.length > 1) throw new UnreadableFile('file-damaged');
  return document;
}

const nodeOf = (name: string, attributes: XmlNode['attributes']): XmlNode => ({
  name,
  attributes,
  text: '',
  nodes: [],
});

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

const encodings = ['utf-8', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'us-ascii'];

function decodedXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, label = 'utf-8'] = /^[^<]{0,3}<\?xml[^>]*?encoding=["']([\w-]{1,20})["']/.exec(start) ?? [];
  const encoding = marked || (encodings.includes(label.toLowerCase()) ? label : undefined);
  if (encoding === undefined) throw new UnreadableFile('file-not-an-invoice');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UnreadableFile('file-not-an-invoice', { cause });
  }
}

/** The first at the end of a path; each step may have several names, as ZUGFeRD 1 has others: `A|B`. */
export function nodeAt(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>((at, step) => at && nodesIn(at, step)[0], node);
}

export function nodesIn(node: XmlNode | undefined, step: string): XmlNode[] {
  const names = step.split('|');
  return node?.nodes.filter(({ name }) => names.includes(name)) ?? [];
}

/** On one line, as far as a record holds it; empty where there is none. */
export const textAt = (node: XmlNode | undefined, longest: number, ...path: readonly string[]): string =>
  textOf(nodeAt(node, ...path), longest);

export const textOf = (node: XmlNode | undefined, longest: number): string =>
  writablePart(node?.text ?? '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, longest)
    .normalize('NFC');

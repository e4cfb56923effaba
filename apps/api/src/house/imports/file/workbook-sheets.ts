/** What an Excel file says of a sheet beside the values that its reader gives. */
export interface WorkbookSheet {
  name: string;
  /** Nobody who opens the file sees it. */
  isHidden: boolean;
  /** Address of the first cell with a formula. */
  formula: string | undefined;
  /** Values of cells in which a formula failed before it was pasted: its reader leaves them empty. */
  errors: { row: number; column: number; text: string }[];
  /** Cells that are merged downwards: the first value is that of all. */
  merges: { row: number; column: number; lastRow: number }[];
}

/** In the workbook's order. `partOf` gives the text of a part of the archive. */
export function workbookSheets(partOf: (name: string) => string): WorkbookSheet[] {
  const targets = new Map(
    tagsOf(partOf('xl/_rels/workbook.xml.rels'), 'Relationship').map((attributes) => [
      attributes.get('Id'),
      attributes.get('Target') ?? '',
    ]),
  );
  return tagsOf(partOf('xl/workbook.xml'), 'sheet').map((attributes): WorkbookSheet => {
    const target = targets.get(attributes.get('id')) ?? '';
    const part = partOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    return {
      name: attributes.get('name') ?? '',
      isHidden: /hidden/i.test(attributes.get('state') ?? ''),
      formula: formulaIn(part),
      errors: /\bt=["']e["']/.test(part) ? errorsIn(part) : [],
      merges: tagsOf(part.slice(part.lastIndexOf('</sheetData>')), 'mergeCell').flatMap((merge) =>
        mergeDownwards(merge.get('ref') ?? ''),
      ),
    };
  });
}

function tagsOf(xml: string, name: string): Map<string, string>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*?)/?>`, 'g'));
  return [...tags].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/(?:\w+:)?(\w+)\s*=\s*(["'])(.*?)\2/gs)].map(([, key = '', , value = '']) => [
          key,
          decoded(value),
        ]),
      ),
  );
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) =>
    decimal || hex
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16))
      : (entities.get(name ?? '') ?? entity),
  );

function formulaIn(xml: string): string | undefined {
  const [tag, address] = /(?:\br=["']([A-Z]+\d+)["'][^<>]*>\s*)?<(?:\w+:)?f[\s/>]/.exec(xml) ?? [];
  return tag === undefined ? undefined : (address ?? '');
}

const errorsIn = (xml: string) =>
  [...xml.matchAll(/<(?:\w+:)?c\s([^>]*\bt=["']e["'][^>]*)>\s*<(?:\w+:)?v>([^<]*)/g)].flatMap(
    ([, attributes = '', text = '']) => {
      const place = placeOf(/\br=["']([A-Z]+\d+)["']/.exec(attributes)?.[1] ?? '');
      return place ? [{ ...place, text: decoded(text) }] : [];
    },
  );

/** Sideways a merge is a title, or a text that needs room. */
function mergeDownwards(ref: string): { row: number; column: number; lastRow: number }[] {
  const [first, last] = ref.split(':').map(placeOf);
  return first && last && last.row > first.row ? [{ ...first, lastRow: last.row }] : [];
}

/** Both from 0. */
function placeOf(address: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  if (!letters || !digits) return undefined;
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

import { readXlsx } from 'hucre/xlsx';

export async function readExport(answer: Response) {
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [headings = [], ...rows] = sheets[0]?.rows ?? [];
  return {
    total: Number(answer.headers.get('x-total-count')),
    rows: rows.map((row) => Object.fromEntries(headings.map((heading, column) => [String(heading), row[column]]))),
    criteria: sheets[1]?.rows.slice(1),
  };
}

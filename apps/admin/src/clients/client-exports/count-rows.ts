type Bytes = Uint8Array<ArrayBuffer>;

/** How an archive's entry begins; its last four bytes say how long the name and the extra field are that follow. */
const headLength = 30;

/**
 * Lets an Excel file pass and tells how many rows, headings included, have come so far. It reads along in the archive's first entry, where our
 * server writes them, and stops where that ends: the last rows may go untold.
 */
export function rowCounter(tell: (rows: number) => void): TransformStream<Bytes, Bytes> {
  const inflating = new DecompressionStream('deflate-raw');
  const sheet = inflating.writable.getWriter();
  const afterHead = headCutter();
  let counting = true;
  const stop = () => {
    counting = false;
  };
  void inflating.readable.pipeTo(countRows(tell)).catch(stop);
  return new TransformStream({
    async transform(chunk, controller) {
      controller.enqueue(chunk);
      if (counting) await sheet.write(afterHead(chunk)).catch(stop);
    },
  });
}

/** Cuts the entry's head off the chunks, of which the first ones may be small. */
function headCutter(): (chunk: Bytes) => Bytes {
  let head: Bytes | undefined = new Uint8Array();
  return (chunk) => {
    if (!head) return chunk;
    const bytes: Bytes = new Uint8Array([...head, ...chunk]);
    const end = bytes.length < headLength ? headLength : headLength + lengthOfNames(bytes);
    head = bytes.length < end ? bytes : undefined;
    return bytes.subarray(end);
  };
}

function lengthOfNames(head: Bytes): number {
  const view = new DataView(head.buffer);
  return view.getUint16(26, true) + view.getUint16(28, true);
}

function countRows(tell: (rows: number) => void): WritableStream<Bytes> {
  // Markup is ASCII, and text escapes its angle brackets.
  const decoder = new TextDecoder('latin1');
  let rows = 0;
  let lastCharacters = '';
  return new WritableStream({
    write(chunk) {
      const parts = (lastCharacters + decoder.decode(chunk)).split('<row ');
      rows += parts.length - 1;
      lastCharacters = parts.at(-1)?.slice(-4) ?? '';
      tell(rows);
    },
  });
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Length in bytes of a ZIP entry's header; its last four bytes hold the lengths of the name and the extra field. */
const headLength = 30;

/**
 * Passes an Excel file through and reports how many rows have come so far, headings included. It reads the first entry
 * of the archive, where our server writes them, and stops at its end: the last rows may go unreported.
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

/** Cuts off the entry's header, which may span several chunks. */
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

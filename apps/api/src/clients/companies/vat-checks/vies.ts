import * as z from 'zod/mini';

declare module '../../../core/services.ts' {
  interface Services {
    /** Undefined: VAT numbers are checked by their form alone. */
    vies?: Vies | undefined;
  }
}

interface Vies {
  /** Whether the register knows the number. @throws {ViesUnavailable} */
  knows: (vatNumber: string) => Promise<boolean>;
}

/** The message is for the log: a code or a cause, never the number. */
export class ViesUnavailable extends Error {}

/** In milliseconds. */
const usualPatience = 10_000;
/** Bytes; a real answer has less than one kilobyte. */
const largestAnswer = 16 * 1024;

/** `apiBase`: https://ec.europa.eu/taxation_customs/vies/rest-api. Nothing but the number is sent. */
export const openVies = (apiBase: string, patience = usualPatience): Vies => ({
  knows: async (vatNumber) => {
    const address = `${apiBase.replace(/\/+$/, '')}/ms/${vatNumber.slice(0, 2)}/vat/${vatNumber.slice(2)}`;
    return verdictIn(await read(address, patience));
  },
});

async function read(address: string, patience: number): Promise<string> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ViesUnavailable(`status ${response.status}`);
    }
    return await boundedText(response);
  } catch (error) {
    if (error instanceof ViesUnavailable) throw error;
    const { cause = error } = error as { cause?: unknown };
    throw new ViesUnavailable(cause instanceof Error ? cause.message : 'no answer');
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestAnswer) throw new ViesUnavailable('an answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const viesAnswer = z.object({
  isValid: z.optional(z.boolean()),
  valid: z.optional(z.boolean()),
  userError: z.optional(z.string()),
  errorWrappers: z.optional(z.array(z.object({ error: z.string() }))),
});

/** Where a member's register is away, `isValid` is false too: only the code tells. */
function verdictIn(text: string): boolean {
  const { data } = viesAnswer.safeParse(parsed(text));
  if (!data) throw new ViesUnavailable('an answer that cannot be read');
  const code = data.errorWrappers?.[0]?.error ?? data.userError ?? '';
  if (code === 'INVALID_INPUT') return false;
  if (!['', 'VALID', 'INVALID'].includes(code))
    throw new ViesUnavailable(/^[A-Z_]{1,40}$/.test(code) ? code : 'an unknown code');
  const isValid = data.isValid ?? data.valid;
  if (isValid === undefined || (code !== '' && (code === 'VALID') !== isValid))
    throw new ViesUnavailable('an answer that says nothing');
  return isValid;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

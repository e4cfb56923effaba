import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Body, dataAge, type Operation, type Parameters, type Result } from '../statement/operation.ts';
import type { Api } from '../operations.ts';
import type { Problem, RefusalCode } from '../statement/refusals.ts';

export class ApiRefusal extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
    this.status = problem.status;
  }
}

export const isRefusal = (error: unknown, code: RefusalCode): error is ApiRefusal =>
  error instanceof ApiRefusal && error.problem.code === code;

/** A network or server failure. */
export class ApiUnreachable extends Error {}

class OperationNotOffered extends Error {}

interface DescribedOperation {
  operationId: string;
  /** If it is not the `operationId`. */
  'x-verb'?: string;
  tags?: string[];
  parameters?: { name: string; in: string }[];
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

interface Description {
  paths: Record<string, Record<string, DescribedOperation>>;
}

interface Route {
  method: string;
  path: string;
  parameters: { name: string; in: string }[];
  isFile: boolean;
}

interface Sending {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  isFile?: boolean;
}

export interface ClientOptions {
  host: string;
  locale: () => Locale;
  /** Undefined when signed out. */
  token: () => string | undefined;
  /** Called on a 401 with the refused token; true if there is a new one. */
  renew?: (refusedToken: string) => Promise<boolean>;
  /** Called when the password is needed; true if it was given. */
  confirm?: () => Promise<boolean>;
  /** Called when the server does not take or answer what this contract says: it may have another one. */
  onMisfit?: () => void;
  /** `hasFailed`: no answer, a server error, or an unreadable answer. */
  watch?: { start: () => void; end: (hasFailed: boolean) => void };
}

/** Not understood, no such operation or thing, and not allowed by its schema. */
const misfits = new Set([400, 404, 422]);

type Tag = keyof Api;
/** A mapped choice: an intersection with `Operation`, whose schemas are optional, would allow any parameter. */
type Named<T extends Tag, N extends keyof Api[T]> = Api[T][N] extends Operation ? Api[T][N] : never;
type CallInput<O extends Operation> = [Body<O>] extends [undefined]
  ? Record<never, never> extends Parameters<O>
    ? [parameters?: Parameters<O>, body?: undefined, options?: CallOptions]
    : [parameters: Parameters<O>, body?: undefined, options?: CallOptions]
  : [parameters: Parameters<O>, body: Body<O>, options?: CallOptions];

interface CallOptions {
  signal?: AbortSignal;
  /** No renewal on a 401: renewal itself would wait for itself. */
  final?: boolean;
  cookies?: boolean;
  /** Without `watch`. */
  quiet?: boolean;
  /** Sent even if the page closes. */
  keepalive?: boolean;
  /** Called where the data are a replica's, which may be so many seconds old. */
  onAge?: (seconds: number) => void;
}

export interface ApiClient {
  /** Loads the description; again after sign-in or sign-out, as it depends on the caller. */
  load: () => Promise<void>;
  offers: <T extends Tag>(tag: T, name: keyof Api[T] & string) => boolean;
  call: <T extends Tag, N extends keyof Api[T] & string>(
    tag: T,
    name: N,
    ...input: CallInput<Named<T, N>>
  ) => Promise<Result<Named<T, N>>>;
}

/** @throws {ApiRefusal} {@link ApiUnreachable} {@link OperationNotOffered} from `load` and `call` */
export function createApiClient({ host, locale, token, renew, confirm, onMisfit, watch }: ClientOptions): ApiClient {
  let routes = new Map<string, Route>();
  let loads = 0;

  async function send({ method, path, headers, body }: Sending, { signal, cookies, keepalive }: CallOptions) {
    const bearer = token();
    const answer = await fetch(host + path, {
      method,
      ...(signal && { signal }),
      ...(cookies && { credentials: 'include' }),
      ...(keepalive && { keepalive }),
      headers: {
        accept: 'application/json',
        'accept-language': locale(),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ApiUnreachable('unreachable', { cause });
    });
    return { answer, bearer };
  }

  async function request(sending: Sending, options: CallOptions): Promise<unknown> {
    try {
      return await attempt(sending, options);
    } catch (error) {
      if (!isRefusal(error, 'recent-sign-in-needed') || !confirm || !(await confirm())) throw error;
      return attempt(sending, options);
    }
  }

  async function attempt(sending: Sending, options: CallOptions): Promise<unknown> {
    let { answer, bearer } = await send(sending, options);
    const renewable = answer.status === 401 && bearer && renew && !options.final;
    if (renewable && (await renew(bearer))) ({ answer } = await send(sending, options));
    if (answer.status === 204) return undefined;
    const age = answer.headers.get(dataAge);
    if (age !== null) options.onAge?.(Number(age));
    if (answer.ok && sending.isFile) return answer;
    const json: unknown = await answer.json().catch((cause: unknown) => {
      throw new ApiUnreachable('unreadable', { cause });
    });
    // This API's failures are problem documents; a proxy's have no code.
    if (answer.ok) return json;
    if (misfits.has(answer.status)) onMisfit?.();
    if (json && typeof json === 'object' && 'code' in json) throw new ApiRefusal(json as Problem);
    throw new ApiUnreachable(`status ${answer.status}`);
  }

  return {
    async load() {
      const headers = { 'content-type': 'application/json' };
      loads += 1;
      const ownLoad = loads;
      const description = (await request({ method: 'GET', path: '/api/swagger.json', headers }, {})) as Description;
      // A later description belongs to the current user.
      if (ownLoad === loads) routes = routesOf(description);
    },
    offers: (tag, name) => routes.has(`${tag} ${name}`),
    async call(tag, name, ...input) {
      const [parameters = {}, body, options = {}] = input as [ParameterValues?, unknown?, CallOptions?];
      const route = routes.get(`${tag} ${name}`);
      if (!route) throw new OperationNotOffered(`${tag} ${name}`);
      if (process.env.NODE_ENV !== 'production') refuseUnnamed(route, parameters);
      const { path, headers } = fill(route, parameters);
      if (body !== undefined) headers['content-type'] = 'application/json';
      const bar = options.quiet ? undefined : watch;
      bar?.start();
      try {
        const answer = await request({ ...route, path, headers, body }, options);
        bar?.end(false);
        // The contract, the source of the description, gives the type.
        return answer as never;
      } catch (error) {
        bar?.end(!options.signal?.aborted && !isAnswer(error, route.method));
        throw error;
      }
    },
  };
}

/** Whether the loading bar shows no failure: a refused change is an answer, a refused read is a failure. */
const isAnswer = (error: unknown, method: string) =>
  error instanceof ApiRefusal && error.status < 500 && method !== 'GET';

function routesOf(description: Description): Map<string, Route> {
  const routes = new Map<string, Route>();
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, statement] of Object.entries(methods)) {
      const { operationId, 'x-verb': name = operationId, tags = [], parameters = [] } = statement;
      const route = { method: method.toUpperCase(), path, parameters, isFile: answersFile(statement) };
      for (const tag of tags) routes.set(`${tag} ${name}`, route);
    }
  return routes;
}

function answersFile({ responses }: DescribedOperation): boolean {
  const content = responses?.['200']?.content;
  return content !== undefined && !('application/json' in content);
}

/** The server would ignore an unknown parameter and return an unfiltered list. */
function refuseUnnamed({ method, path, parameters }: Route, values: ParameterValues): void {
  const names = parameters.map(({ name }) => name);
  const unnamed = Object.keys(values).filter((name) => !names.includes(name));
  if (unnamed.length > 0) throw new TypeError(`${method} ${path} has no parameter ${unnamed.join(', ')}`);
}

type ParameterValues = Record<string, string | number | boolean | null | undefined>;

function fill(route: Route, values: ParameterValues) {
  let path = route.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const { name, in: place } of route.parameters) {
    const value = values[name];
    if (value === undefined || value === null || value === '') continue;
    const text = String(value);
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text));
    else if (place === 'header') headers[name] = text;
    else query.set(name, text);
  }
  return { path: query.size ? `${path}?${query}` : path, headers };
}

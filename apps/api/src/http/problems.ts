import type { Locale } from '@traiteur/domain/language.ts';
import { type Problem, type RefusalCode, refusalStatus } from '@traiteur/contract/wire/refusals.ts';
import { faults as faultWords, refusals as refusalWords } from '@traiteur/words/refusals.ts';
import type { FaultCode } from '@traiteur/contract/wire/faults.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../database/rows/constraints.ts';
import { isOutOfReach } from '../database/server/out-of-reach.ts';
import { localeOf } from './locale.ts';
import { Refusal } from '../core/refusal.ts';

/** Answers every error as a problem document: a refusal with its code, a bug with nothing but the request's id. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal =
      error instanceof Refusal ? error : (refusalOf(error) ?? refusalOfReach(error) ?? refusalOfRequest(error));
    if (refusal?.cause) request.log.warn({ err: refusal.cause }, refusal.code);
    if (refusal) return refuse(refusal, request, reply);
    request.log.error({ err: error }, 'unexpected error');
    return reply.code(500).type('application/problem+json').send(bug(request));
  });
}

export function refuse({ code, details }: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const locale = localeOf(request.headers['accept-language']);
  const faults = details.faults ?? (details.field ? [{ field: details.field, code }] : undefined);
  const problem: Problem = {
    type: `/problems/${code}`,
    title: sentenceOf(code, locale),
    status: refusalStatus[code],
    code,
    ...(faults?.[0] && { field: faults[0].field }),
    ...(faults && { errors: faults.map((fault) => ({ ...fault, message: faultSentenceOf(fault.code, locale) })) }),
    ...(details.usedBy && { usedBy: details.usedBy }),
    requestId: request.id,
  };
  if (problem.status === 503) void reply.header('retry-after', '1');
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problem);
}

/** What a refusal says in that language. */
export const sentenceOf = (code: RefusalCode, locale: Locale): string => refusalWords[code][locale === 'fr' ? 0 : 1];

/** What is wrong with a field: a fault of its own, or the whole refusal that it is to blame for. */
const faultSentenceOf = (code: string, locale: Locale): string =>
  code in faultWords ? faultWords[code as FaultCode][locale === 'fr' ? 0 : 1] : sentenceOf(code as RefusalCode, locale);

const requestFaults: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
};

const refusalOfReach = (error: unknown) =>
  isOutOfReach(error) ? new Refusal('not-ready', {}, { cause: error }) : undefined;

/** A request that Fastify itself could not read. */
function refusalOfRequest(error: unknown): Refusal | undefined {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : requestFaults[code];
  if (known) return new Refusal(known);
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new Refusal('malformed-request')
    : undefined;
}

const bug = (request: FastifyRequest) => ({
  type: '/problems/unexpected',
  title: sentenceOf('unexpected', localeOf(request.headers['accept-language'])),
  status: 500,
  code: 'unexpected',
  requestId: request.id,
});

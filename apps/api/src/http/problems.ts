import { type Problem, type RefusalCode, refusalStatus } from '@traiteur/contract/statement/refusals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ConstraintMeanings, refusalOf } from '../database/rows/constraints.ts';
import { isOutOfReach } from '../database/server/out-of-reach.ts';
import type { House } from '../core/house.ts';
import { localeOf } from './locale.ts';
import { Refusal, type RefusalDetails } from '../core/refusal.ts';
import { faultSentenceOf, fieldErrorOf, type Reader, sentenceOf, sentenceOfDay } from './refusal-sentences.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    refusals?: readonly RefusalCode[];
  }
}

interface Speech {
  house: Pick<House, 'currency' | 'timeZone' | 'english'>;
  meanings: ConstraintMeanings;
  onRefusal: (refusal: Refusal, request: FastifyRequest) => void;
}

export function problemAnswers({ house: { currency, timeZone, english }, meanings, onRefusal }: Speech) {
  const readerOf = (request: FastifyRequest): Reader => ({
    locale: localeOf(request.headers['accept-language']),
    currency,
    timeZone,
    english,
    isStaff: request.caller?.kind === 'staff',
  });
  // A broken constraint whose refusal the operation does not declare is a bug.
  const refusalOfConstraint = (error: unknown, { routeOptions }: FastifyRequest) => {
    const refusal = refusalOf(error, meanings);
    return refusal && routeOptions.config.refusals?.includes(refusal.code) ? refusal : undefined;
  };
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    const refusal =
      error instanceof Refusal
        ? error
        : (refusalOfConstraint(error, request) ?? refusalOfReach(error) ?? refusalOfRequest(error));
    if (refusal?.cause) request.log.warn({ err: refusal.cause }, refusal.code);
    if (refusal) request.refusalCode = refusal.code;
    if (refusal) onRefusal(refusal, request);
    if (refusal) return refuse(refusal, request, reply, readerOf(request));
    request.log.error({ err: error }, 'unexpected error');
    return reply
      .code(500)
      .type('application/problem+json')
      .send(bug(request, readerOf(request)));
  };
}

function refuse({ code, details }: Refusal, request: FastifyRequest, reply: FastifyReply, reader: Reader) {
  const faults: RefusalDetails['faults'] =
    details.faults ?? (details.field ? [{ field: details.field, code }] : undefined);
  const fault = faults?.find((candidate) => candidate.code === code) ?? { field: '', code };
  const { amounts } = fault;
  const problem: Problem = {
    type: `/problems/${code}`,
    title: sentenceOfDay(faultSentenceOf(fault, reader, details.retryAfter), faults?.[0]?.date, reader),
    status: refusalStatus[code],
    code,
    ...(faults?.[0] && { field: faults[0].field }),
    ...(amounts && { amounts }),
    ...(faults && { errors: faults.map((each) => fieldErrorOf(each, reader, details.retryAfter)) }),
    ...(details.usedBy && { usedBy: details.usedBy }),
    ...(details.secondFactor && { secondFactor: details.secondFactor }),
    ...(details.sessionEnd && { sessionEnd: details.sessionEnd }),
    requestId: request.id,
  };
  const retryAfter = details.retryAfter ?? (problem.status === 503 ? 1 : undefined);
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problem);
}

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

function refusalOfRequest(error: unknown): Refusal | undefined {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const requestFault = code === undefined ? undefined : requestFaults[code];
  if (requestFault) return new Refusal(requestFault);
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new Refusal('malformed-request')
    : undefined;
}

const bug = (request: FastifyRequest, reader: Reader) => ({
  type: '/problems/unexpected',
  title: sentenceOf('unexpected', undefined, reader),
  status: 500,
  code: 'unexpected',
  requestId: request.id,
});

import type { RequestListener } from 'node:http';
import { plainHeaders } from '../start/plain-headers.ts';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` and nothing else. */
export const answerMetrics =
  (metrics: Pick<Metrics, 'read' | 'contentType'>): RequestListener =>
  (request, response) => {
    const isAsked = request.method === 'GET' && /^\/metrics(?:\?|$)/.test(request.url ?? '');
    if (!isAsked) return void response.writeHead(404, plainHeaders).end();
    metrics.read().then(
      (text) => response.writeHead(200, { ...plainHeaders, 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503, plainHeaders).end(),
    );
  };

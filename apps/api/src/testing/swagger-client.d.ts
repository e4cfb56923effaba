declare module 'swagger-client' {
  interface Answer {
    status: number;
    body: unknown;
  }

  type Call = (parameters: Record<string, unknown>, options: Record<string, unknown>) => Promise<Answer>;

  /** As much of the package, which brings no types, as the tests use. */
  export default function SwaggerClient(options: {
    spec: object;
    authorizations?: Record<string, string>;
  }): Promise<{ apis: Record<string, Record<string, Call | undefined> | undefined> }>;
}

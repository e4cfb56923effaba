declare module 'swagger-client' {
  interface Answer {
    status: number;
    body: unknown;
  }

  type Call = (parameters: Record<string, unknown>, options: Record<string, unknown>) => Promise<Answer>;

  /** The used part: the package has no types. */
  export default function SwaggerClient(options: {
    spec: object;
    authorizations?: Record<string, string>;
  }): Promise<{ apis: Record<string, Record<string, Call | undefined> | undefined> }>;
}

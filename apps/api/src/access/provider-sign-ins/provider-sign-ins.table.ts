export {};

declare module '../../database/schema.ts' {
  interface Database {
    provider_sign_ins: {
      state_hash: Buffer;
      provider: string;
      code_verifier: string;
      nonce: string;
      created_at: Date;
      expires_at: Date;
    };
  }
}

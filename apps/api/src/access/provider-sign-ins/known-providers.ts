import { type ProviderTerms, signInProvider, type SignInProvider } from './sign-in-provider.ts';

interface RegisteredClient {
  clientId: string;
  clientSecret: string;
}

interface ProviderSettings {
  google: RegisteredClient | undefined;
  facebook: RegisteredClient | undefined;
  oauth: Omit<ProviderTerms, 'name'> | undefined;
}

export const signInProvidersOf = ({
  google: ofGoogle,
  facebook: ofFacebook,
  oauth,
}: ProviderSettings): SignInProvider[] =>
  [
    ofGoogle && google(ofGoogle),
    ofFacebook && facebook(ofFacebook),
    oauth && signInProvider({ ...oauth, name: 'oauth' }),
  ].filter((provider) => provider !== undefined);

/** https://developers.google.com/identity/openid-connect/openid-connect */
export const google = (client: RegisteredClient, issuer = 'https://accounts.google.com'): SignInProvider =>
  signInProvider({
    ...client,
    name: 'google',
    label: 'Google',
    issuer,
    scope: 'openid profile email',
    mustSayVerified: true,
  });

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow: only confirmed addresses */
export const facebook = (
  client: RegisteredClient,
  { dialog, graph } = { dialog: 'https://www.facebook.com', graph: 'https://graph.facebook.com' },
): SignInProvider =>
  signInProvider({
    ...client,
    name: 'facebook',
    label: 'Facebook',
    authorizationEndpoint: `${dialog}/dialog/oauth`,
    tokenEndpoint: `${graph}/oauth/access_token`,
    userinfoEndpoint: `${graph}/me?fields=about,name,picture{url},email,birthday`,
    responseType: 'code',
    scope: 'public_profile email',
  });

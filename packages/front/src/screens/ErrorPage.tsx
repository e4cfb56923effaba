import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { EmptyState } from '@traiteur/kit/look/EmptyState.tsx';
import { loadingBar } from '@traiteur/kit/loading/loading-bar.ts';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useLocale } from 'use-intl';
import { useFrontWords } from '../language/use-front-words.ts';
import { type ScreenError, screenErrorOf } from './screen-error.ts';
import { useFront } from '../front.ts';
import { useReloadOnMissingChunk } from './use-reload-on-missing-chunk.ts';

export function ErrorInFrame() {
  const error = useRouteError();
  const reloads = useReloadOnMissingChunk(error);
  useEffect(() => {
    if (!isRouteErrorResponse(error)) loadingBar.fail();
  }, [error]);
  return reloads ? null : <ErrorScreen error={error} />;
}

/** With the frame around it, for errors outside of it; has its own fallback. */
export function ErrorPage({ Frame }: { Frame: ComponentType<{ children: ReactNode }> }) {
  const reloads = useReloadOnMissingChunk(useRouteError());
  if (reloads) return null;
  return (
    <LastResort>
      <Frame>
        <ErrorInFrame />
      </Frame>
    </LastResort>
  );
}

const advice = {
  notFound: 'unmatched',
  notAuthorized: 'noAccess',
  other: 'next',
} as const satisfies Record<ScreenError['name'], string>;

function ErrorScreen({ error }: { error: unknown }) {
  const { site, build } = useFront();
  const locale = useLocale();
  const words = useFrontWords('front');
  const { status, name, detail, unreachable } = screenErrorOf(error);
  useEffect(() => void build.compare(), [build]);
  return (
    <Screen title={words(`error.${name}`)} subtitle={String(status)}>
      <EmptyState
        action={
          unreachable ? (
            <Button variant="primary" onClick={() => location.reload()}>
              {words('tryAgain')}
            </Button>
          ) : (
            <ButtonLink variant="primary" to={site.addressOf('home', locale)}>
              {words('backHome')}
            </ButtonLink>
          )
        }
      >
        {(detail !== 'unmatched' && detail) || words(`error.${unreachable ? 'unreachable' : advice[name]}`)}
      </EmptyState>
    </Screen>
  );
}

/** Fallback of the error page: no texts, theme or router. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main style={{ padding: 24 }}>
        <h1>
          <span lang="fr">Une erreur est survenue</span> · <span lang="en">An error occurred</span>
        </h1>
        <a href="/">
          <span lang="fr">Retour à l’accueil</span> · <span lang="en">Back home</span>
        </a>
      </main>
    );
  }
}

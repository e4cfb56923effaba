import { ApiRefusal, ApiUnreachable } from '@traiteur/contract/client.ts';
import { Button, ButtonLink } from '@traiteur/kit/Button.tsx';
import { EmptyState } from '@traiteur/kit/EmptyState.tsx';
import { Screen } from '@traiteur/kit/Screen.tsx';
import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { to } from '../screens.ts';
import { FrameAround } from './Frame.tsx';

/** What went wrong on the way to a screen, or in it, where the screen would stand. */
export function ErrorInFrame() {
  const error = useRouteError();
  return (
    <ErrorScreen
      status={statusOf(error)}
      detail={isRouteErrorResponse(error) ? error.statusText : ''}
      unreachable={error instanceof ApiUnreachable}
    />
  );
}

/** The same where not even the frame stands; still says so when it breaks itself. */
export function ErrorPage() {
  return (
    <LastResort>
      <FrameAround>
        <ErrorInFrame />
      </FrameAround>
    </LastResort>
  );
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof ApiRefusal) return error.status;
  return 500;
}

interface ErrorScreenProps {
  status: number;
  /** What is known of it; `unmatched` for an address that is none of ours. */
  detail: string;
  /** The server did not answer: asking again may help. */
  unreachable: boolean;
}

function ErrorScreen({ status, detail, unreachable }: ErrorScreenProps) {
  const words = useTranslations('shell');
  return (
    <Screen title={words(`error.${nameOf(status)}`)} subtitle={String(status)}>
      <EmptyState
        action={
          unreachable ? (
            <Button variant="primary" onClick={() => location.reload()}>
              {words('tryAgain')}
            </Button>
          ) : (
            <ButtonLink variant="primary" to={to('home')}>
              {words('backHome')}
            </ButtonLink>
          )
        }
      >
        {unreachable && words('error.unreachable')}
        {detail === 'unmatched' ? words('error.unmatched') : detail}
      </EmptyState>
    </Screen>
  );
}

const nameOf = (status: number) => {
  if (status === 404) return 'notFound';
  return status === 401 || status === 403 ? 'notAuthorized' : 'other';
};

/** Needs nothing that could fail: no texts, no theme, no router. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <h1>Une erreur est survenue · An error occurred</h1>
        <a href="/">Retour à l’accueil · Back home</a>
      </main>
    );
  }
}

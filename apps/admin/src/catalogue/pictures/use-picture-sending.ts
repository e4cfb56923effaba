import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readPicture } from './read-picture.ts';

const faultOfPicture = (failure: unknown) =>
  failure instanceof ApiRefusal ? failure.problem.errors?.find(({ field }) => field === 'base64')?.message : undefined;

/** `send` answers the id of the picture; undefined where it failed, which is said, or was stopped. */
export function usePictureSending() {
  const api = useApi();
  const words = useTranslations('products.picture');
  const failureMessage = useFailureMessage();
  const [fault, setFault] = useState<string>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** At the field while it is shown, otherwise in a toast. */
  function complain(sentence: string) {
    if (isShown.current) setFault(sentence);
    else toast.error(sentence);
  }

  async function send(file: File, signal: AbortSignal, say = complain): Promise<string | undefined> {
    try {
      const picture = await readPicture(file);
      if (signal.aborted) return undefined;
      if (typeof picture === 'string') {
        say(words(picture));
        return undefined;
      }
      return (await api.call('pictures', 'uploadPicture', {}, picture, { signal })).id;
    } catch (failure) {
      if (!signal.aborted) say(faultOfPicture(failure) ?? failureMessage(failure));
      return undefined;
    }
  }

  return { send, fault, complain, clearFault: () => setFault(undefined) };
}

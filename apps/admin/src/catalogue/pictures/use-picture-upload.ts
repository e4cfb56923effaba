import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { PendingUploads } from '@traiteur/front/forms/pending-uploads.ts';
import { readPicture } from './read-picture.ts';
import { useApi } from '@traiteur/front/front.ts';

const faultOfPicture = (failure: unknown) =>
  failure instanceof ApiRefusal ? failure.problem.errors?.find(({ field }) => field === 'base64')?.message : undefined;

/**
 * Uploads a chosen file; when several were chosen, the last one counts.
 * Saving the form waits for the upload, also when another part of the form is shown meanwhile.
 */
export function usePictureUpload(onKept: (id: string) => void) {
  const api = useApi();
  const words = useTranslations('products.picture');
  const failureMessage = useFailureMessage();
  const addPending = useContext(PendingUploads);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const latest = useRef<AbortController>(undefined);
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

  /** False when the upload failed. An upload that a newer one replaced has not failed. */
  async function send(file: File, { signal }: AbortController): Promise<boolean> {
    try {
      const picture = await readPicture(file);
      if (signal.aborted) return true;
      if (typeof picture === 'string') {
        complain(words(picture));
        return false;
      }
      const { id } = await api.call('pictures', 'uploadPicture', {}, picture, { signal });
      if (!signal.aborted) onKept(id);
      return true;
    } catch (failure) {
      if (signal.aborted) return true;
      complain(faultOfPicture(failure) ?? failureMessage(failure));
      return false;
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }

  function cancel() {
    latest.current?.abort();
    setFault(undefined);
    setBusy(false);
  }

  return {
    fault,
    busy,
    cancel,
    choose(file: File) {
      cancel();
      latest.current = new AbortController();
      setBusy(true);
      addPending(send(file, latest.current));
    },
  };
}

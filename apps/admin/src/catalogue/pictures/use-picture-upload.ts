import { PendingUploads } from '@traiteur/front/forms/pending-uploads.ts';
import { useContext, useRef, useState } from 'react';
import { usePictureSending } from './use-picture-sending.ts';

/**
 * Uploads a chosen file; when several were chosen, the last one counts.
 * Saving the form waits for the upload, also when another part of the form is shown meanwhile.
 */
export function usePictureUpload(onKept: (id: string) => void) {
  const { send, fault, clearFault } = usePictureSending();
  const addPending = useContext(PendingUploads);
  const [busy, setBusy] = useState(false);
  const latest = useRef<AbortController>(undefined);

  /** False when the upload failed. An upload that a newer one replaced has not failed. */
  async function uploadFile(file: File, { signal }: AbortController): Promise<boolean> {
    const id = await send(file, signal);
    if (signal.aborted) return true;
    setBusy(false);
    if (id !== undefined) onKept(id);
    return id !== undefined;
  }

  function cancel() {
    latest.current?.abort();
    clearFault();
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
      addPending(uploadFile(file, latest.current));
    },
  };
}

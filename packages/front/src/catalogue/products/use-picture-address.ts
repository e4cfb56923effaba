import { useFront } from '../../front.ts';

/** From a picture's id to its address. */
export function usePictureAddress(): (id: string) => string {
  const { settings } = useFront();
  return (id) => `${settings.host}/api/pictures/${id}`;
}

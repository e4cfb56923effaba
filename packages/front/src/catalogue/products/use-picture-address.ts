import { useFront } from '../../front.ts';

export function usePictureAddress(): (id: string) => string {
  const { settings } = useFront();
  return (id) => `${settings.host}/api/pictures/${id}`;
}

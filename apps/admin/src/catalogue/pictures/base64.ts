export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // A data URL is base64 after its comma.
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error('the file cannot be read', { cause: reader.error }));
    reader.readAsDataURL(file);
  });

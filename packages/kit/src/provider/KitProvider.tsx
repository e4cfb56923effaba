import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/caveat/wght.css';
import '../setup/mantine-styles.ts';
import '../setup/kit.css';
import { MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import { type ReactNode, useInsertionEffect } from 'react';
import { type KitSettings, KitSettingsContext } from '../setup/kit-settings.ts';
import { Toasts } from '../overlays/Toasts.tsx';
import { cssVariablesResolver, theme } from '../setup/theme.ts';
import { useKeptFocus } from '../setup/use-kept-focus.ts';

interface KitProviderProps {
  brand: string;
  settings: KitSettings;
  styleNonce: string | undefined;
  children: ReactNode;
}

export function KitProvider({ brand, settings, styleNonce, children }: KitProviderProps) {
  useKeptFocus();
  // react-remove-scroll is not part of Mantine and asks for the nonce there.
  useInsertionEffect(() => {
    if (styleNonce) setNonce(styleNonce);
  }, [styleNonce]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme="light"
      {...(styleNonce && { getStyleNonce: () => styleNonce })}
    >
      <KitSettingsContext value={{ brand, styleNonce, ...settings }}>
        {children}
        <Toasts />
      </KitSettingsContext>
    </MantineProvider>
  );
}

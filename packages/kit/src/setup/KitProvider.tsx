import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/caveat/wght.css';
import './mantine-styles.ts';
import './kit.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type KitSettings, KitSettingsContext } from './kit-settings.ts';
import { Toasts } from '../overlays/Toasts.tsx';
import { cssVariablesResolver, theme } from './theme.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface KitProviderProps {
  brand: string;
  settings: KitSettings;
  children: ReactNode;
}

/** Theme, fonts, toasts, settings and a focus that is not lost: goes once around an app. */
export function KitProvider({ brand, settings, children }: KitProviderProps) {
  useKeptFocus();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme="light">
      <KitSettingsContext value={{ brand, ...settings }}>
        {children}
        <Toasts />
      </KitSettingsContext>
    </MantineProvider>
  );
}

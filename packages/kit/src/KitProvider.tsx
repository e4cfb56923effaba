import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/caveat/wght.css';
import './mantine-styles.ts';
import './kit.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type KitSettings, KitSettingsContext } from './kit-settings.ts';
import { Toasts } from './Toasts.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

interface KitProviderProps {
  brand: string;
  settings: KitSettings;
  children: ReactNode;
}

/** Theme, fonts, toasts and settings: goes once around an app. */
export function KitProvider({ brand, settings, children }: KitProviderProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme="light">
      <KitSettingsContext value={{ brand, ...settings }}>
        {children}
        <Toasts />
      </KitSettingsContext>
    </MantineProvider>
  );
}

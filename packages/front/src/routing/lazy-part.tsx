import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { MissingPart } from '../screens/MissingPart.tsx';

/**
 * Part of a screen, whose file comes once it is shown. Where the file is missing, after an update or without a line,
 * the part says so, and the screen around it stays with all that was typed there.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => load().catch((): { default: ComponentType<Props> } => ({ default: MissingPart })));

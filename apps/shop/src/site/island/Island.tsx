import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Surroundings } from '../language/Surroundings.tsx';
import { texts } from '../language/texts.ts';
import { useVisit } from '../document/visit-context.ts';
import type { IslandName } from './island-source.ts';

interface IslandProps<Props extends object> {
  name: IslandName;
  /** The component that the browser loads under that name. */
  of: ComponentType<Props>;
  /** What it is told: it crosses to the browser as JSON. */
  props: Props;
  className?: string | undefined;
}

/**
 * A part of a page that goes on in the browser. It is drawn by itself, so that the ids which React gives its elements are those that the
 * browser will give them.
 */
export function Island<Props extends object>({ name, of: Part, props, className }: IslandProps<Props>) {
  const { locale, settings, noteIsland } = useVisit();
  noteIsland(name);
  const prefix = `${name}-`;
  const html = renderToString(
    <Surroundings locale={locale} settings={settings} messages={texts[locale]}>
      <Part {...props} />
    </Surroundings>,
    { identifierPrefix: prefix },
  );
  return (
    <div
      className={className}
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // What React drew a line above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Surroundings } from '../language/Surroundings.tsx';
import { texts } from '../language/texts.ts';
import { useVisit } from './visit-context.ts';
import type { IslandName } from './island-source.ts';

interface IslandProps<Props extends object> {
  name: IslandName;
  of: ComponentType<Props>;
  /** Must survive JSON. */
  props: Props;
  className?: string | undefined;
}

/** A part of a page that the browser hydrates. Rendered apart, so that React's ids are the same in the browser. */
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
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

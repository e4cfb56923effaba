import { isTangled } from '@traiteur/domain/site/is-tangled.ts';
import type { RootContent } from 'mdast';
import { Fragment, type JSX, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import styles from './Markdown.module.css';
import { parse } from './parsed-texts.ts';
import { safeLink } from './safe-link.ts';

interface MarkdownProps {
  text: string;
  level?: 2 | 3 | 4;
}

/** Draws known nodes only, as React elements: typed HTML stays text, pictures are not loaded, links must be safe. */
export const Markdown = ({ text, level = 3 }: MarkdownProps) => (
  <div className={styles['markdown']}>{drawnText(text, level)}</div>
);

/** As HTML, for search engines. */
export const markdownHtml = (text: string): string => renderToStaticMarkup(<>{drawnText(text, 3)}</>);

function drawnText(text: string, level: number): ReactNode {
  // A stored text may be older than the check that refuses tangled ones: it is not parsed.
  if (isTangled(text)) return text.split('\n\n').map((paragraph, index) => <p key={index}>{paragraph}</p>);
  return drawnAll(parse(text), level);
}

const drawnAll = (nodes: readonly RootContent[], level: number): ReactNode[] =>
  // Index keys are safe: a text is drawn once.
  nodes.map((node, index) => <Fragment key={index}>{draw(node, level)}</Fragment>);

function draw(node: RootContent, level: number): ReactNode {
  const inside = () => ('children' in node ? drawnAll(node.children, level) : null);
  switch (node.type) {
    case 'paragraph':
      return <p>{inside()}</p>;
    case 'heading':
      return headingOf(Math.min(level + node.depth - 1, 6), inside());
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside()}</ol> : <ul>{inside()}</ul>;
    case 'listItem':
      return <li>{inside()}</li>;
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>;
    case 'strong':
      return <strong>{inside()}</strong>;
    case 'emphasis':
      return <em>{inside()}</em>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link': {
      const address = safeLink(node.url);
      return address === undefined ? inside() : <a href={address}>{inside()}</a>;
    }
    case 'code':
      return <p>{node.value}</p>;
    case 'text':
    case 'html':
    case 'inlineCode':
      return node.value;
    case 'image':
    case 'imageReference':
      return node.alt;
    // Unsupported Markdown keeps only its words.
    case 'delete':
    case 'linkReference':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'table':
    case 'tableRow':
    case 'tableCell':
      return inside();
    case 'definition':
    case 'yaml':
      return null;
  }
}

function headingOf(level: number, children: ReactNode) {
  const Heading = `h${level}` as keyof JSX.IntrinsicElements & `h${number}`;
  return <Heading>{children}</Heading>;
}

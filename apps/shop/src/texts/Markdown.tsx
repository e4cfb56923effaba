import { isTangled } from '@traiteur/domain/site/is-tangled.ts';
import type { RootContent } from 'mdast';
import { Fragment, type JSX, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import styles from './Markdown.module.css';
import { parse } from './parsed-texts.ts';
import { safeLink } from './safe-link.ts';

interface MarkdownProps {
  text: string;
  /** Of its highest heading. */
  level?: 2 | 3 | 4;
}

/**
 * A text of the house. What is drawn is what this file names, as elements of React: HTML that somebody typed stays text, pictures are not
 * loaded, and a link leads to where a link may.
 */
export const Markdown = ({ text, level = 3 }: MarkdownProps) => (
  <div className={styles['markdown']}>{drawnText(text, level)}</div>
);

/** The same as HTML, for who reads it outside of the page: a search engine. */
export const markdownHtml = (text: string): string => renderToStaticMarkup(<>{drawnText(text, 3)}</>);

function drawnText(text: string, level: number): ReactNode {
  // What was kept before it would have been refused.
  if (isTangled(text)) return text.split('\n\n').map((paragraph, index) => <p key={index}>{paragraph}</p>);
  return drawnAll(parse(text), level);
}

const drawnAll = (nodes: readonly RootContent[], level: number): ReactNode[] =>
  // A text is drawn once, and what stands in it has no name.
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
    // What the house is not told of loses its form, and keeps its words.
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
  // There are headings of six levels, and it is one of them.
  const Heading = `h${level}` as keyof JSX.IntrinsicElements & `h${number}`;
  return <Heading>{children}</Heading>;
}

import type { Tag } from '@traiteur/contract/catalogue/tags.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import styles from './TagLabel.module.css';

/** A tag as clients see it. */
export function TagLabel({ tag: { name, colour } }: { tag: Pick<Tag, 'name' | 'colour'> }) {
  const nameOf = useLocalName();
  return (
    <span className={styles['tag']} style={{ background: `color-mix(in srgb, ${colour} 55%, #fffdf9)` }}>
      {nameOf(name)}
    </span>
  );
}

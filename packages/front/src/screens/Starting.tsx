import styles from './Starting.module.css';

/** Stands while the texts and the description are on their way, so in both languages. */
export function Starting() {
  return (
    <main className={styles['starting']} aria-busy="true">
      <img src="/brand.svg" alt="" width="48" height="48" />
      <p role="status">
        <span lang="fr">Chargement…</span> · <span lang="en">Loading…</span>
      </p>
    </main>
  );
}

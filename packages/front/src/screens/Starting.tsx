import styles from './Starting.module.css';

/** Shown while the texts and the API's description load, so in both languages. */
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

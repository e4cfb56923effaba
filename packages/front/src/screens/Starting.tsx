import styles from './Starting.module.css';

/** In both languages: neither texts nor the API's description are loaded yet. */
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

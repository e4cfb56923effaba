import type { ReactNode } from 'react';
import { useVisit } from '../site/island/visit-context.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';

export function Frame({ children }: { children: ReactNode }) {
  const words = useShopWords('frame');
  const { preview } = useVisit();
  return (
    <div className={styles['frame']}>
      <a href="#content" className={styles['skip']}>
        {words('skip')}
      </a>
      {preview && (
        <p className={styles['preview']} role="note">
          {words('preview')}
        </p>
      )}
      <Header />
      <main id="content" tabIndex={-1} className={styles['content']}>
        {children}
      </main>
      <Footer />
      <div role="status">
        <p id="lost" hidden className={styles['lost']}>
          {words('lost')}
        </p>
      </div>
      {/* The question of `askIn`; the browser shows the dialog and gives the focus back. */}
      <dialog id="question" className={styles['question']} aria-labelledby="question-title">
        <form method="dialog">
          <h2 id="question-title" data-part="title" />
          <p data-part="text" />
          <button value="also" className="button primary" data-part="also" hidden />
          <button value="yes" className="button primary" data-part="yes" />
          <button value="no" className="button" data-part="no" />
        </form>
      </dialog>
      <p id="said" role="status" className={styles['said']} />
    </div>
  );
}

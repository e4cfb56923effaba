import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/caveat/wght.css';
import '../../../packages/kit/src/setup/kit.css';
import './site/site.css';

/** The pages are drawn on the server: this is what tells the build of their style. No browser loads this module. */
export const styles = import.meta.glob('./**/*.module.css', { eager: true });

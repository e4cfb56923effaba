import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/caveat/wght.css';
import '../../../packages/kit/src/setup/kit.css';
import './site/site.css';

/** Only for the build of the style: no browser loads this module. */
export const styles = import.meta.glob('./**/*.module.css', { eager: true });

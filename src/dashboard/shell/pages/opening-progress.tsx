import { useNavigation } from 'react-router-dom';
import classes from '#dashboard/shell/frame.module.css';

/** Shown while the next page's script is being loaded; the current page stays until then. */
export function OpeningProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.opening} role="progressbar" aria-label="Opening the page" />;
}

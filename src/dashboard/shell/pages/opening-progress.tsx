import { useNavigation } from 'react-router-dom';
import classes from '#dashboard/shell/frame.module.css';

/** Says that the next page's script is on its way: what is shown stays until it is there. */
export function OpeningProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.opening} role="progressbar" aria-label="Opening the page" />;
}

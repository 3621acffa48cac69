import styles from '#dashboard/map/point-map.module.css';

export interface HoverLabelProps {
  title: string;
  detail: string;
  /** Middle of the symbol, and its radius, in CSS px of the map. */
  x: number;
  y: number;
  radius: number;
}

/** A name and a value beside a symbol: above it, or below it near the map's upper edge. Repeats what is also spoken. */
export function HoverLabel({ title, detail, x, y, radius }: HoverLabelProps) {
  const isBelow = y < 72;
  const place = {
    left: `clamp(6.5rem, ${Math.round(x)}px, calc(100% - 6.5rem))`,
    top: Math.round(isBelow ? y + radius + 10 : y - radius - 10),
  };
  return (
    <div className={styles.hover} data-below={isBelow} style={place} aria-hidden="true">
      <strong>{title}</strong>
      {detail !== '' && <span>{detail}</span>}
    </div>
  );
}

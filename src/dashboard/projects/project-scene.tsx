import { useId, useMemo } from 'react';
import { nightScene, SCENE } from './night-scene.ts';
import classes from './project-cards.module.css';

const MOTH =
  'M0-2C2-7 8-8 11-5 12-1 8 3 2 4 5 6 5 9 3 10 1 10 0 8 0 6 0 8-1 10-3 10-5 9-5 6-2 4-8 3-12-1-11-5-8-8-2-7 0-2Z';

/** A generated night scene in place of a project's image. Decorative. */
export function ProjectScene({ id }: { id: number }) {
  const { moon, hills, moths } = useMemo(() => nightScene(id), [id]);
  const clip = useId();
  return (
    <svg
      className={classes.scene}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <circle cx={moon.x} cy={moon.y} r={moon.radius} />
      </clipPath>
      <circle className={classes.moon} cx={moon.x} cy={moon.y} r={moon.radius} />
      <circle
        className={classes.shade}
        cx={moon.x + 2 * moon.radius * moon.phase}
        cy={moon.y}
        r={moon.radius}
        clipPath={`url(#${clip})`}
      />
      {hills.map((heights, hill) => (
        // Hills have no ids and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <path key={hill} className={classes.hill} data-hill={hill} d={hillPath(heights)} />
      ))}
      {moths.map(({ x, y, size, turn }) => (
        <path
          key={x}
          className={classes.moth}
          d={MOTH}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})`}
        />
      ))}
    </svg>
  );
}

/** A smooth ridge through the heights, filled down to the ground. */
function hillPath(heights: readonly number[]): string {
  const step = SCENE.width / (heights.length - 1);
  const [first = 0, ...rest] = heights;
  const ridge = rest.map((height, index) => {
    const [left, right] = [index * step, (index + 1) * step];
    const middle = ((left + right) / 2).toFixed(1);
    return `C${middle} ${(heights[index] ?? 0).toFixed(1)} ${middle} ${height.toFixed(1)} ${right.toFixed(1)} ${height.toFixed(1)}`;
  });
  return `M0 ${first.toFixed(1)}${ridge.join('')}V${SCENE.height}H0Z`;
}

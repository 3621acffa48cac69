import { type CSSProperties, useEffect, useState } from 'react';
import type { DrawnMark } from '#dashboard/map/layers/drawn-mark.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import type { Messages } from '#dashboard/map/messages/en.ts';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import type { PointLayer } from '#dashboard/map/layers/point-layer.ts';
import { type Share, sharesOf } from '#dashboard/map/layers/shares-of.ts';
import { stepText } from '#dashboard/map/step-text.ts';
import type { ValuesInWords } from '#dashboard/map/values-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import styles from '#dashboard/map/point-map.module.css';

interface HoverLabelProps {
  title: string;
  details: readonly string[];
  /** What a cluster is made of. */
  makeUp: readonly { share: Share; text: string }[];
  /** Middle of the symbol, and its radius, in CSS px of the map. */
  x: number;
  y: number;
  radius: number;
}

interface PointLabelProps {
  layer: PointLayer;
  /** The hovered mark; takes precedence over the keyboard's point. */
  hovered: DrawnMark | null;
  focused: MapPoint | null;
  scale: MetricScale;
  inWords: ValuesInWords;
}

/** The label of the hovered mark; follows it when the canvas is redrawn. */
export function PointLabel({ layer, hovered, focused, scale, inWords }: PointLabelProps) {
  const words = useMessages(mapMessages);
  const [label, setLabel] = useState<HoverLabelProps | null>(null);

  useEffect(() => {
    const show = () => {
      if (hovered) {
        const [title, detail] = textsOf(hovered, inWords, words);
        const makeUp = hovered.kind === 'cluster' ? makeUpOf(hovered.shares, scale) : [];
        setLabel({ title, details: [detail], makeUp, ...layer.positionOf(hovered), radius: hovered.radius });
      } else if (focused) {
        const holder = layer.clusterWith(focused);
        const values = inWords([focused]);
        const details = holder
          ? [words.inCluster(values, holder.count), words.ofCluster(inWords(holder.members()))]
          : [values];
        const makeUp = holder ? makeUpOf(sharesOf(holder, scale), scale) : [];
        const position = layer.positionOfPoint(focused);
        setLabel(position && { title: focused.label, details, makeUp, ...position });
      } else setLabel(null);
    };
    show();
    const stop = layer.onDrawn(show);
    return () => stop();
  }, [layer, hovered, focused, scale, inWords, words]);

  return label && <HoverLabel {...label} />;
}

function textsOf(drawn: DrawnMark, inWords: ValuesInWords, words: Messages): [title: string, detail: string] {
  if (drawn.kind === 'anchor') return [words.onePlace, words.closeSpread];
  if (drawn.kind === 'point') return [drawn.point.label, inWords([drawn.point])];
  return [words.deployments(drawn.mark.count), inWords(drawn.mark.members())];
}

function makeUpOf(shares: readonly Share[], scale: MetricScale): HoverLabelProps['makeUp'] {
  if (shares.length < 2) return [];
  return shares.map((share) => ({ share, text: stepText(scale, share.symbol.step) }));
}

/** Height of a label of two lines, and of a line of what a cluster is made of, in CSS px. */
const LABEL_PX = 92;
const LINE_PX = 18;

/**
 * A name and a value beside a symbol: above it, or below it near the map's upper edge. Screen readers get the same text
 * elsewhere.
 */
function HoverLabel({ title, details, makeUp, x, y, radius }: HoverLabelProps) {
  const isBelow = y < LABEL_PX + (makeUp.length + 2 * (details.length - 1)) * LINE_PX;
  const position = {
    // The same in every language.
    left: `clamp(6.5rem, ${Math.round(x)}px, calc(100% - 6.5rem))`,
    top: Math.round(isBelow ? y + radius + 10 : y - radius - 10),
  };
  return (
    <div className={styles.hover} data-below={isBelow} style={position} aria-hidden="true">
      <strong>{title}</strong>
      {details.map((detail) => detail !== '' && <span key={detail}>{detail}</span>)}
      {makeUp.length > 0 && (
        <ul className={styles.makeUp}>
          {makeUp.map(({ share: { symbol, count }, text }) => (
            <li key={symbol.step}>
              <svg width="14" height="14" viewBox="-7 -7 14 14">
                <circle
                  r="5"
                  className={styles.symbol}
                  data-step={symbol.step}
                  data-look={symbol.look}
                  style={symbol.isOfRamp ? undefined : ({ '--colour': `var(${symbol.colour})` } as CSSProperties)}
                />
              </svg>
              <b>{numberText(count)}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

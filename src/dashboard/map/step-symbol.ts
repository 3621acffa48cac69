import { type MetricScale, type Step, stepRadius } from './metric-scale.ts';

/** How a step is drawn. */
export interface StepSymbol {
  step: Step;
  /** A custom property of ui/theme.css. */
  colour: string;
  /** No colour of the scale's own. */
  isOfRamp: boolean;
  /** The same of the symbol's edge; null for a gap between symbols. */
  edge: string | null;
  look: 'filled' | 'hollow' | 'zero' | 'unknown';
  radius: number;
  /** Drawing sequence: higher on top. */
  rank: number;
}

const made = new WeakMap<MetricScale, Map<Step, StepSymbol>>();

/** The symbol of a scale's step: of the ramp, unless the scale has colours, looks or a sequence of its own. */
export function stepSymbol(scale: MetricScale, step: Step): StepSymbol {
  let symbols = made.get(scale);
  if (!symbols) made.set(scale, (symbols = new Map<Step, StepSymbol>()));
  let symbol = symbols.get(step);
  if (!symbol) symbols.set(step, (symbol = symbolOf(scale, step)));
  return symbol;
}

function symbolOf({ steps }: MetricScale, step: Step): StepSymbol {
  const radius = stepRadius(step);
  if (step === 'unknown') return { step, colour: '--ink', isOfRamp: true, edge: '--ink', look: step, radius, rank: -1 };
  if (step === 'zero')
    return { step, colour: '--ramp-4', isOfRamp: true, edge: '--ramp-4', look: step, radius, rank: 0 };
  const { colour, look = 'filled', rank = step } = steps.find((one) => one.step === step) ?? {};
  // Pale steps get an edge that contrasts with the land, strong ones a gap that separates them from each other.
  const edge = colour === undefined && step <= 2 ? '--ramp-edge' : null;
  return { step, colour: colour ?? `--ramp-${step}`, isOfRamp: colour === undefined, edge, look, radius, rank };
}

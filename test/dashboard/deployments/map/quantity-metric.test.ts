import { expect, test } from 'vitest';
import type { DeploymentRates } from '#dashboard/deployments/rates/deployment-rates.ts';
import { quantityMetric, type QuantityName } from '#dashboard/deployments/map/quantity-metric.ts';
import { metricScale } from '#dashboard/map/metric-scale.ts';
import { stepText } from '#dashboard/map/step-text.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { words } from '#test/words.ts';

const NOTHING: DeploymentRates = {
  sessions: 0,
  nights: 0,
  captures: null,
  occurrences: null,
  hours: null,
  capturesPerHour: null,
  occurrencesPerNight: null,
  shareOfNights: null,
};

test.each<[QuantityName, keyof DeploymentRates, number[], string]>([
  ['captures-hour', 'capturesPerHour', [6.1, 6.6, 7.2, 8.698, 8.702, 9.4, 0.001], '8.70'],
  ['occurrences-night', 'occurrencesPerNight', [0.11, 0.12, 0.13, 0.199, 0.202, 0.31], '0.20'],
  ['nights-share', 'shareOfNights', [0.11, 0.12, 0.13, 0.2, 0.2004, 0.31], '20%'],
])('%s: deployments of one shown value are in one class, whose words have it', (name, field, values, shown) => {
  const deployments = values.map((_, index) => madeDeployment(index + 1));
  const rates = new Map(values.map((value, index) => [index + 1, { ...NOTHING, [field]: value }]));
  const metric = quantityMetric({
    name,
    days: null,
    rates,
    ofList: words.deployments,
    words: words.deploymentLegend,
  });
  const scale = metricScale(deployments.map(metric.valueOf), metric.textOf);
  const textOf = metric.textOf ?? String;
  const alike = deployments.filter((deployment) => textOf(metric.valueOf(deployment) ?? 0) === shown);
  expect(alike).toHaveLength(2);
  const classes = new Set(alike.map((deployment) => stepText(scale, scale.stepOf(metric.valueOf(deployment)))));
  expect(classes.size).toBe(1);
  expect([...classes][0]).not.toMatch(`> ${shown}`);
  // What was found, however rarely, is not 0.
  expect(scale.hasZero).toBe(false);
});

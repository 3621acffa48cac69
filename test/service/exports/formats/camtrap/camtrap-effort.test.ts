import { expect, test } from 'vitest';
import { effortRemark } from '#service/exports/formats/camtrap/camtrap-effort.ts';

test.each([
  [10, 12, 1, 0],
  [10, 13, 1, 1],
  [10, 14, 2, 0],
])(
  '%i trap-nights beside %i days in %i deployments have %i remarks',
  (trapNights, deploymentDays, deployments, count) => {
    expect(effortRemark({ trapNights, deploymentDays }, deployments)).toHaveLength(count);
  },
);

import { expect, test } from 'vitest';
import { deploymentOf, type DeploymentRule } from '#service/images/deployment-rule.ts';

const ITSELF: DeploymentRule = { by: 'itself' };
const TABLE: DeploymentRule = {
  by: 'table',
  folders: new Map([
    ['card 1/DCIM', 'Pond'],
    ['Meadow', 'Meadow'],
  ]),
};

/** Rule, path, and key and name of the deployment; null: none. */
const PATHS: readonly [DeploymentRule, string, [string, string] | null][] = [
  [ITSELF, 'Garden/2022_08_10/20220810231507-00-07.jpg', ['Garden', 'Garden']],
  [ITSELF, 'Garden/2026-06-01/2026-06-01_22-10-05/h_2026-06-01_22-10-05-123456.jpg', ['Garden', 'Garden']],
  [ITSELF, 'Garden/20240612/IMG_20240612_231502.jpg', ['Garden', 'Garden']],
  [ITSELF, 'Garden/session_03/a.jpg', ['Garden', 'Garden']],
  [ITSELF, 'Garden/DCIM/100RECNX/IMG_0001.JPG', ['Garden', 'Garden']],
  [ITSELF, 'Garden/DCIM/101RECNX/IMG_0001.JPG', ['Garden', 'Garden']],
  [ITSELF, 'Garden/100_BTCF/IMG_0001.JPG', ['Garden', 'Garden']],
  [ITSELF, 'dep000092/snapshot_images/84-20220916202959-snapshot.jpg', ['dep000092', 'dep000092']],
  [ITSELF, 'dep000092/motion_images/20220916202959-00-01.jpg', ['dep000092', 'dep000092']],
  [ITSELF, 'hopeCobo_2025-02-05/hopeCobo_2025_02_06__02_51_30_HDR0.jpg', ['hopeCobo', 'hopeCobo']],
  [ITSELF, 'Azuero/Forest/M7/2025-02-05/a.jpg', ['Azuero/Forest/M7', 'M7']],
  [ITSELF, '2025-02-05/a.jpg', ['', 'images']],
  [ITSELF, 'a.jpg', ['', 'images']],
  [ITSELF, 'Fore\u0302t/a.jpg', ['For\u00EAt', 'For\u00EAt']],
  [{ by: 'level', level: 2 }, 'Azuero/Forest/M7/a.jpg', ['Azuero/Forest', 'Forest']],
  [{ by: 'level', level: 2 }, 'Azuero/a.jpg', null],
  [{ by: 'name', part: 1 }, '2022/84-20220916202959-snapshot.jpg', ['84', '84']],
  [{ by: 'name', part: 4 }, '2022/84-20220916202959-snapshot.jpg', null],
  [TABLE, 'card 1/DCIM/100RECNX/a.jpg', ['Pond', 'Pond']],
  [TABLE, 'card 2/Meadow/a.jpg', ['Meadow', 'Meadow']],
  [TABLE, 'card 3/a.jpg', null],
];

test.each(PATHS)('%j: %s → %j', (rule, path, expected) => {
  const found = deploymentOf(path, rule, 'images');
  expect(found && [found.key, found.name]).toEqual(expected);
});

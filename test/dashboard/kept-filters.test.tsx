import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { loadedPackage, NIGHT, table } from '#test/service/load/loaded-package.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { serve, type RunningService } from '#test/support/serve.ts';
import { textPattern, words } from '#test/words.ts';

const { animals, species } = words;
const { names, values } = animals;

/** A package that says more of its traps and animals than the sample does. */
describe('what a package brought', () => {
  let empty: EmptyDatabase;
  let service: RunningService;

  beforeAll(async () => {
    empty = await databaseWithTables('sqlite');
    const deployed = ['deploymentID', 'locationName', 'latitude', 'longitude', 'deploymentStart', 'deploymentEnd'];
    const observed = ['observationID', 'deploymentID', 'mediaID', 'observationType', 'scientificName'];
    const days = ['2024-06-10T18:00:00Z', '2024-06-14T08:00:00Z'];
    await loadedPackage(empty, {
      ...NIGHT,
      'deployments.csv': table(
        [...deployed, 'habitat', 'featureType', 'baitUse', 'deploymentTags'],
        ['dune', 'Dune', '52.1', '4.3', ...days, 'Dune slack', '', 'true', 'coast | sugared'],
        ['wood', 'Wood', '52.2', '4.3', ...days, 'Oak', '', 'true', 'sugared'],
        ['edge', 'Edge', '52.3', '4.3', ...days, '', '', 'true', ''],
      ),
      'observations.csv': table(
        [...observed, 'sex', 'lifeStage', 'behavior'],
        ['a', 'dune', 'm0', 'animal', 'Noctua pronuba', 'female', 'adult', 'resting'],
        ['b', 'dune', 'm1', 'animal', 'Noctua pronuba', 'male', 'adult', 'resting'],
        ['c', 'dune', 'm2', 'animal', 'Idaea aversata', 'male', 'adult', 'resting'],
        ['d', 'dune', 'm3', 'animal', 'Idaea aversata', '', 'adult', 'resting'],
      ),
    });
    service = await serve(empty.location);
  });
  beforeEach(() => loadedFrom(service.url));
  afterAll(async () => {
    await service.stop();
    await empty.remove();
  });

  /** The taxa of the table of species, with their occurrences. */
  const shown = async () => {
    const rows = (await screen.findByRole('table', { name: species.title })).querySelectorAll('tbody tr[data-id]');
    return [...rows].map((row) => [row.querySelector('th')?.textContent, Number(row.children[2]?.textContent)]);
  };
  const optionsOf = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  test('filters the species of a deployment by sex, with the values that it has, in the address, the note and the export', async () => {
    const { user, address } = renderAt('/deployments/1');
    const select = await screen.findByRole('combobox', { name: names.sex });
    expect(optionsOf(names.sex)).toEqual([animals.any, values.sex.female, values.sex.male, animals.notGiven]);
    // All of them are adults that rest.
    expect(screen.queryByRole('combobox', { name: names.life_stage })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: names.behavior })).not.toBeInTheDocument();
    // None of them says who determined it.
    expect(screen.queryByRole('combobox', { name: animals.looked.name })).not.toBeInTheDocument();
    const cells = within(screen.getByRole('table', { name: species.title })).getAllByText(species.notSaidWho);
    expect(cells).toHaveLength(2);
    await user.selectOptions(select, values.sex.male);
    await waitFor(async () =>
      expect(await shown()).toEqual([
        ['Noctua pronuba', 1],
        ['Idaea aversata', 1],
      ]),
    );
    expect(address()).toBe('/deployments/1?species_sex=male');
    const left = animals.others(2, animals.asked(names.sex, values.sex.male));
    expect(screen.getByText(species.notShown(left))).toBeVisible();
    const link = screen.getAllByRole('link', { name: words.sessions.exportThese }).at(-1);
    expect(link?.getAttribute('href')).toMatch(/^\/exports\?project=1&order=1&sex=male#/);

    await user.selectOptions(select, animals.notGiven);
    await waitFor(async () => expect(await shown()).toEqual([['Idaea aversata', 1]]));
    expect(address()).toBe('/deployments/1?species_sex=not-reported');
    await user.selectOptions(select, animals.any);
    await waitFor(() => expect(address()).toBe('/deployments/1'));
  });

  test('is a chip of the species of all sessions, which removes the filter', async () => {
    const { user, address } = renderAt('/sessions?group=species&sex=female');
    await waitFor(async () => expect(await shown()).toEqual([['Noctua pronuba', 1]]));
    const chip = words.list.filter(names.sex, values.sex.female);
    await user.click(screen.getByRole('button', { name: words.ui.removeFilter(chip) }));
    await waitFor(() => expect(address()).toBe('/sessions?group=species'));
  });

  test('filters the season of a taxon, which says whom it counts and how many others there are', async () => {
    const [taxon] = await service.database
      .selectFrom('taxa')
      .select('id')
      .where('name', '=', 'Noctua pronuba')
      .execute();
    const { user } = renderAt(`/taxa/${taxon?.id}`);
    await user.selectOptions(await screen.findByRole('combobox', { name: names.sex }), values.sex.female);
    const only = animals.only(animals.asked(names.sex, values.sex.female));
    expect(await screen.findByText((text) => text.includes(only) && text.includes(animals.leftOut(1)))).toBeVisible();
    expect(await screen.findByText(textPattern(words.season.basedOn(1, '§', '§')))).toBeVisible();
  });

  test('begins the form of an export, which sends it', async () => {
    renderAt('/exports?project=1&sex=female#new-export');
    const dialog = within(await screen.findByRole('dialog', { name: words.order.title }));
    const field = await dialog.findByRole('combobox', { name: names.sex });
    expect(field).toHaveValue(values.sex.female);
    expect(await dialog.findByText(textPattern(words.exports.counted.occurrences(1)))).toBeVisible();
  });

  test('filters deployments by what their source says, where they differ in it', async () => {
    const { kept } = words.deployments;
    const { user, address } = renderAt('/deployments?view=table');
    const traps = async () => {
      const rows = (await screen.findByRole('table', { name: words.deployments.title })).querySelectorAll('tbody th');
      return [...rows].map(({ textContent }) => textContent);
    };
    await waitFor(async () => expect(await traps()).toEqual(['Dune', 'Edge', 'Wood']));
    await user.click(screen.getByRole('button', { name: words.list.panels.filters }));
    const summary = (header: string) => screen.queryByText(header, { selector: 'summary' });
    await waitFor(() => expect(summary(kept.habitat.header)).toBeVisible());
    expect(summary(kept.deployment_tags.header)).toBeVisible();
    // Each has bait, and none says a feature, a group or a model.
    for (const field of ['bait_use', 'feature_type', 'deployment_groups', 'camera_model'] as const)
      expect(summary(kept[field].header)).not.toBeInTheDocument();
    await user.click(summary(kept.deployment_tags.header) as HTMLElement);
    await user.click(await screen.findByRole('checkbox', { name: /^sugared/ }));
    await waitFor(async () => expect(await traps()).toEqual(['Dune', 'Wood']));
    await user.click(summary(kept.habitat.header) as HTMLElement);
    await user.click(await screen.findByRole('checkbox', { name: /^Oak/ }));
    await waitFor(async () => expect(await traps()).toEqual(['Wood']));
    expect(address()).toBe('/deployments?view=table&deployment_tags=sugared&habitat=Oak');
  });
});

import { formatTimestamp } from '#contract/time.ts';
import { idsIn } from '#service/database/ids-in.ts';
import type { CamtrapRun } from './camtrap-run.ts';
import { camtrapRows, type CamtrapRow } from './camtrap-rows.ts';
import { parseCamtrapTime } from './camtrap-time.ts';
import { SeenIds } from '#service/load/camtrap/tables/repeated-ids.ts';
import { idsHere } from '#service/load/loaded-rows.ts';
import { SetAside } from '#service/load/set-aside.ts';

/** What can tell a deployment from others of the same place; empty where it is not known or says nothing to people. */
interface Named {
  deployment: string;
  place: string;
  site: string;
  year: string;
  start: string;
}

const IDS_AT_A_TIME = 5_000;

/**
 * The names of the deployments of a package: the place, and where several have the same, in brackets what tells them apart,
 * as far as it is needed: the location's ID, the year, an ID that people can read, or a number by time. A deployment that was
 * loaded before keeps the name it has while that is true of it. In a package of ours they have the names that it says.
 */
export async function deploymentNames(run: CamtrapRun): Promise<ReadonlyMap<string, string>> {
  const { noctuary } = run.pack.descriptor;
  const all = await namedDeployments(run);
  if (noctuary !== undefined) {
    // Earlier releases had the name as the ID.
    const names = new Map(noctuary.deploymentNames.map(({ deploymentID, name }) => [deploymentID, name]));
    return new Map(all.map(({ deployment }) => [deployment, names.get(deployment) ?? deployment]));
  }
  const stored = await storedNames(run, all);
  const others = await otherDeployments(run, all);
  const names = new Map<string, string>();
  const taken = new Set(others.map(({ name }) => name));
  for (const one of all) {
    const name = stored.get(one.deployment);
    if (name === undefined || taken.has(name) || !isStillTrue(name, one)) continue;
    names.set(one.deployment, name);
    taken.add(name);
  }
  for (const group of groupsOf(all, ({ place }) => place)) {
    const place = group[0]?.place ?? '';
    const ofPlace = others.filter((one) => isStillTrue(one.name, { ...one, place })).map((one) => ({ ...one, place }));
    const partsOf = toldApart([...ofPlace, ...group]);
    for (const one of group) {
      if (names.has(one.deployment)) continue;
      const parts = partsOf(one);
      let name = nameOf(one.place, parts);
      for (let number = parts.length === 0 && group.length === 1 ? 2 : 1; taken.has(name); number += 1)
        name = nameOf(one.place, [...parts, String(number)]);
      names.set(one.deployment, name);
      taken.add(name);
    }
  }
  return names;
}

/** Those of the table by start, so that numbers do not depend on the sequence of its lines. */
async function namedDeployments({ pack }: CamtrapRun): Promise<Named[]> {
  const found = new Map<string, Named>();
  const seen = new SeenIds(pack.tables.deployments.repeated);
  // Unusable lines are reported when the rows are loaded.
  for await (const row of camtrapRows(pack, 'deployments', new SetAside(null))) {
    const id = row.value('deploymentID');
    if (id === '' || seen.has(id)) continue;
    seen.add(id);
    const start = parseCamtrapTime(row.value('deploymentStart'));
    const startText = start === null ? '' : formatTimestamp(start.wallSeconds);
    const known = found.get(row.deployment);
    // The first of several periods.
    if (known !== undefined && known.start <= startText) continue;
    found.set(row.deployment, {
      deployment: row.deployment,
      place: placeOf(row),
      site: isForPeople(row.value('locationID')) ? row.value('locationID') : '',
      year: startText.slice(0, 'YYYY'.length),
      start: startText,
    });
  }
  return [...found.values()].toSorted((one, other) =>
    `${one.start} ${one.deployment}` < `${other.start} ${other.deployment}` ? -1 : 1,
  );
}

function placeOf(row: CamtrapRow): string {
  // Names that look the same are: with composed letters (NFC), and one plain space.
  const name = row.value('locationName').normalize('NFC').replaceAll(/\s+/gu, ' ');
  const site = row.value('locationID');
  return [name, row.deployment, site].find(isForPeople) ?? (name || row.deployment);
}

/** No UUID, nor another number that a program gave: digits, or hexadecimal digits, alone. */
function isForPeople(text: string): boolean {
  return text !== '' && !/^\{?[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}\}?$|^(?=.*\d)[\da-f]{8,}$|^\d{5,}$/iu.test(text);
}

async function storedNames({ context, pack }: CamtrapRun, all: readonly Named[]): Promise<ReadonlyMap<string, string>> {
  const { database } = context;
  const names = new Map<string, string>();
  for (let from = 0; from < all.length; from += IDS_AT_A_TIME) {
    const some = all.slice(from, from + IDS_AT_A_TIME).map(({ deployment }) => deployment);
    const ids = await idsHere(database, pack.source, 'deployments', some);
    const rows = await database
      .selectFrom('deployments')
      .select(['id', 'name'])
      .where(idsIn(database, 'id', [...ids.values()]))
      .execute();
    const byId = new Map(rows.map(({ id, name }) => [id, name]));
    for (const [key, id] of ids) names.set(key, byId.get(id) ?? '');
  }
  return names;
}

/** Those that earlier packages of the data set brought and this one has not, as far as the database knows what tells them apart. */
async function otherDeployments(
  { context, pack }: CamtrapRun,
  all: readonly Named[],
): Promise<readonly (Omit<Named, 'place'> & { name: string })[]> {
  const here = new Set(all.map(({ deployment }) => deployment));
  const rows = await context.database
    .selectFrom('load_keys')
    .innerJoin('deployments', 'deployments.id', 'load_keys.id')
    .leftJoin('sites', 'sites.id', 'site_id')
    .select(['key as deployment', 'deployments.name', 'sites.public_id as site', 'period_start as start'])
    .where('source', '=', pack.source)
    .where('kind', '=', 'deployments')
    .orderBy('period_start')
    .orderBy('key')
    .execute();
  return rows
    .filter(({ deployment }) => !here.has(deployment))
    .map(({ site, start, ...one }) => ({
      ...one,
      site: isForPeople(site ?? '') ? (site ?? '') : '',
      year: (start ?? '').slice(0, 'YYYY'.length),
      start: start ?? '',
    }));
}

/** Whether a name that was given before still says the place, and nothing in brackets that has become wrong. */
function isStillTrue(name: string, { place, site, year, deployment }: Named): boolean {
  if (name === place) return true;
  if (!name.startsWith(`${place} (`) || !name.endsWith(')')) return false;
  let rest = name.slice(place.length + 2, -1);
  for (const part of [site, year, deployment]) {
    if (part !== '' && rest === part) return true;
    if (part !== '' && rest.startsWith(`${part}, `)) rest = rest.slice(part.length + 2);
  }
  return /^\d{1,4}$/.test(rest) && !/^(19|20)\d\d$/.test(rest);
}

/** What is in the brackets of each of a group of one place; a number follows where that is still the same. */
function toldApart(group: readonly Named[]): (one: Named) => string[] {
  if (group.length === 1) return () => [];
  const waysToTell: ((one: Named) => string[])[] = [
    ({ site }) => [site],
    ({ year }) => [year],
    ({ site, year }) => [site, year],
    ({ deployment, place }) => [isForPeople(deployment) && deployment !== place ? deployment : ''],
  ];
  const isEnough = (partsOf: (one: Named) => string[]) => {
    const parts = group.map(partsOf);
    const isKnown = parts.every((of) => of.every((part) => part !== ''));
    return isKnown && new Set(parts.map((of) => of.join(', '))).size === group.length;
  };
  const enough = waysToTell.find(isEnough);
  if (enough !== undefined) return enough;
  // What differs at all, before the number.
  const differing = (['site', 'year'] as const).filter((part) => new Set(group.map((one) => one[part])).size > 1);
  const partsOf = (one: Named) => differing.map((part) => one[part]).filter((part) => part !== '');
  const numbers = new Map(
    groupsOf(group, (one) => partsOf(one).join(', ')).flatMap((same) =>
      same.map((one, index): [Named, string[]] => [one, same.length === 1 ? [] : [String(index + 1)]]),
    ),
  );
  return (one) => [...partsOf(one), ...(numbers.get(one) ?? [])];
}

function nameOf(place: string, parts: readonly string[]): string {
  return parts.length === 0 ? place : `${place} (${parts.join(', ')})`;
}

function groupsOf(all: readonly Named[], keyOf: (one: Named) => string): Named[][] {
  const groups = new Map<string, Named[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one)) ?? [];
    groups.set(keyOf(one), group);
    group.push(one);
  }
  return [...groups.values()];
}

import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { Project } from '#contract/records/project.ts';
import type { StorageSource } from '#contract/records/storage-source.ts';
import type { Taxon } from '#contract/records/taxon.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ExportRecord } from '#contract/records/export.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { exportName } from '#dashboard/findings/export-name.ts';
import { exportStatus } from '#dashboard/api/exports/export-status.ts';
import { paths } from '#dashboard/paths.ts';
import { jobStatusText } from '#dashboard/ui/notes/job-status-text.ts';
import { nightName } from '#dashboard/ui/text/night-name.ts';
import { timestampClockText } from '#dashboard/ui/text/clock-text.ts';
import type { Messages } from './messages/en.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** What entries need beside their records. */
export interface PaletteContext {
  words: Messages;
  names: DeploymentNames;
  /** URL parameters carried along: the project */
  carried: Record<string, string>;
}

export function projectEntry(project: Project, { words }: PaletteContext): PaletteEntry {
  const { id, draft } = project;
  const text = nameText(project);
  const detail = draft === true ? words.showDraft : words.showProject;
  return { key: `project ${id}`, kind: 'project', id, text, detail, act: { kind: 'project', id } };
}

export function deploymentEntry(deployment: Deployment, { words, names, carried }: PaletteContext): PaletteEntry {
  const { id, project, research_site: site } = deployment;
  const to = paths.deployment(id, carried);
  const ofProject = projectText(project, words);
  const isSiteShown = site === null || names.partsOf(deployment).includes(nameText(site));
  const detail = isSiteShown ? ofProject : `${ofProject} · ${nameText(site)}`;
  return {
    key: `deployment ${id}`,
    kind: 'deployment',
    id,
    text: names.textOf(deployment),
    detail,
    act: { kind: 'go', to },
  };
}

/** The sites of deployments; each links to its deployments. */
export function siteEntries(deployments: readonly Deployment[], { words, carried }: PaletteContext): PaletteEntry[] {
  const sites = new Map<number, { name: string; project: string; count: number }>();
  for (const { research_site: site, project } of deployments) {
    if (site === null) continue;
    const known = sites.get(site.id) ?? { name: nameText(site), project: projectText(project, words), count: 0 };
    known.count += 1;
    sites.set(site.id, known);
  }
  return [...sites].map(([id, { name, project, count }]) => ({
    key: `site ${id}`,
    kind: 'site',
    id,
    text: name,
    detail: `${project} · ${words.deployments(count)}`,
    act: { kind: 'go', to: paths.deployments({ ...carried, research_site: asFilter(name) }) },
  }));
}

/** `ofNight`: the sessions of the same trap and night. */
export function sessionEntry(
  session: Session,
  ofNight: readonly Session[],
  { words, names, carried }: PaletteContext,
): PaletteEntry {
  const { id, start, deployment } = session;
  return {
    key: `session ${id}`,
    kind: 'session',
    id,
    text: `${nightName(session, ofNight)}, ${names.textOf(deployment)}`,
    detail: words.from(timestampClockText(start)),
    also: start.slice(0, 'YYYY-MM-DD'.length),
    act: { kind: 'go', to: paths.session(id, carried) },
  };
}

export function taxonEntry(taxon: Taxon, { words, carried }: PaletteContext): PaletteEntry {
  const { id, rank } = taxon;
  const to = paths.taxa({ ...carried, selected: String(id) });
  const detail = rank ?? words.rankUnknown;
  return { key: `taxon ${id}`, kind: 'taxon', id, text: nameText(taxon), detail, act: { kind: 'go', to } };
}

export function exportEntry(record: ExportRecord, { words, names, carried }: PaletteContext): PaletteEntry {
  const { id, job } = record;
  // The list of another project would not show it.
  const own = String(job?.project?.id) === carried['project'] ? carried : {};
  const to = paths.exports({ ...own, selected: String(id) });
  const status = exportStatus(record);
  const detail = `${words.export(String(id))} · ${status === null ? words.noStatus : jobStatusText(status)}`;
  return { key: `export ${id}`, kind: 'export', id, text: exportName(record, names), detail, act: { kind: 'go', to } };
}

export function storageEntry(source: StorageSource, { words, carried }: PaletteContext): PaletteEntry {
  const { id, bucket } = source;
  const to = paths.storage({ ...carried, selected: String(id) });
  const detail = bucket ?? words.bucketUnknown;
  return { key: `storage ${id}`, kind: 'storage', id, text: nameText(source), detail, act: { kind: 'go', to } };
}

function projectText(project: Deployment['project'], words: Messages): string {
  return project === null ? words.projectUnknown : nameText(project);
}

/** Escapes a value for a filter in the address, where commas separate values. */
function asFilter(value: string): string {
  return value.replaceAll(/[\\,]/g, String.raw`\$&`);
}

import { existsSync } from 'node:fs';
import { openBasemap } from '#service/basemap/open-basemap.ts';
import { AlreadyRunning, holdPort } from '#service/hold-port.ts';
import { dataIdentity, frontIdentity } from '#service/health/data-identity.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { otherServiceClient } from '#service/other-service/other-service-client.ts';
import type { Settings } from '#service/settings.ts';
import type { Findings } from './findings.ts';
import { messageOf } from '#service/system/error-text.ts';

const ANSWER_MS = 10_000;

/** Looks at what the settings name outside the data folder, and whether it is reachable. */
export async function lookAround(settings: Settings, findings: Findings): Promise<void> {
  await lookAtPort(settings, findings);
  try {
    openBasemap(settings.basemap);
  } catch (error) {
    findings.problem(messageOf(error));
  }
  for (const root of settings.imageRoots) {
    if (existsSync(root)) findings.line(`Images: ${root} is there`);
    else findings.problem(`The folder of images ${root} (NOCTUARY_IMAGE_ROOTS) is not there`);
  }
  const { copy, basemap } = settings;
  const upstreamUrl = settings.upstreamUrl ?? copy?.source ?? null;
  if (upstreamUrl !== null) await lookAt(`${upstreamUrl}/api/v2/projects/?limit=1`, 'UPSTREAM_URL', findings);
  if (basemap !== null && 'url' in basemap) await lookAt(basemap.url, 'BASEMAP', findings);
}

async function lookAtPort({ host, port, ...settings }: Settings, findings: Findings): Promise<void> {
  const { upstreamUrl, dataFolder, databaseLocation } = settings;
  try {
    const identity = upstreamUrl === null ? dataIdentity(dataFolder, databaseLocation) : frontIdentity(upstreamUrl);
    const held = await holdPort(host, port, () => identity);
    await held.release();
    findings.line(port === 0 ? 'Port: any that is free' : `Port: ${port} is free, so the service does not run there`);
  } catch (error) {
    if (error instanceof AlreadyRunning) findings.line(`Port: the service runs at ${error.address}, over this data`);
    else findings.problem(messageOf(error));
  }
}

/** Any answer below 500 is one: a service may ask for a token. */
async function lookAt(url: string, setting: string, findings: Findings): Promise<void> {
  const { origin, pathname, search } = new URL(url);
  const client = otherServiceClient(environmentProxy);
  try {
    const { status, body } = await client.ask(origin, pathname + search, {
      headers: { range: 'bytes=0-0' },
      timeoutMs: ANSWER_MS,
    });
    body.destroy();
    if (status < 500) findings.line(`${setting}: ${origin} answers (${status})`);
    else findings.problem(`${setting}: ${origin} answers with ${status}`);
  } catch (error) {
    findings.problem(`${setting}: ${origin} is not reachable: ${messageOf(error)}`);
  } finally {
    client.close();
  }
}

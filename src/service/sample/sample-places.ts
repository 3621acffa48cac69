import { projectFacts, type ProjectFacts, type SiteFacts } from './project-facts.ts';
import { normal, oneOf, randomFrom, wholeBetween, type Random } from './random.ts';

/** One trap of the sample season, as later steps need it. */
export interface SampleDeployment {
  id: number;
  projectId: number;
  project: ProjectFacts;
  siteId: number | null;
  deviceId: number | null;
  name: string;
  /** decimal degrees; 0, 0 where no location was entered */
  latitude: number;
  longitude: number;
  /** latitude of its site, which is known even where the trap's own location is not */
  siteLatitude: number;
  /** has no captures */
  silent: boolean;
}

export interface SamplePlaces {
  sites: { id: number; project_id: number; name: string }[];
  devices: { id: number; project_id: number; name: string }[];
  deployments: SampleDeployment[];
}

/** Deployments per project, in the sequence of `projectFacts`: 189 in all. */
const DEPLOYMENTS = [34, 28, 38, 31, 30, 28];
/** Every 27th deployment, from the 11th on, has no location: 7 of them. */
const isWithoutLocation = (id: number) => id % 27 === 11;
const NOWHERE = { latitude: 0, longitude: 0 };
/** Every 30th deployment, from the 19th on, has no captures: 6 of them. */
const isSilent = (id: number) => id % 30 === 19;

const DEVICES = ['AMI system', 'Mothbox', 'LepiSense', 'Diopsis', 'Raspberry Pi HQ camera', 'Canon EOS 2000D'];

/**
 * Sites, devices and deployments of the sample: traps are grouped around sites, some with exactly the same location.
 */
export function samplePlaces(): SamplePlaces {
  const random = randomFrom(1);
  const places: SamplePlaces = { sites: [], devices: [], deployments: [] };
  for (const [index, project] of projectFacts.entries()) {
    const projectId = index + 1;
    const sites = project.sites.map((site) => ({ ...site, id: places.sites.length + 1 + project.sites.indexOf(site) }));
    const devices = Array.from({ length: 8 }, (_, device) => ({
      id: places.devices.length + 1 + device,
      project_id: projectId,
      name: `${oneOf(random, DEVICES)} ${String(device + 1).padStart(2, '0')}`,
    }));
    for (let trap = 0; trap < (DEPLOYMENTS[index] ?? 0); trap += 1) {
      const id = places.deployments.length + 1;
      // The first sites have more traps than the last.
      const site = sites[Math.floor(sites.length * random() ** 1.4)] ?? oneOf(random, sites);
      const neighbour = places.deployments.findLast((other) => other.siteId === site.id && other.latitude !== 0);
      const together = neighbour !== undefined && random() < 0.16;
      const found = together ? neighbour : near(site, random);
      const place = isWithoutLocation(id) ? NOWHERE : found;
      places.deployments.push({
        id,
        projectId,
        project,
        siteId: random() < 0.12 ? null : site.id,
        deviceId: random() < 0.15 ? null : oneOf(random, devices).id,
        name: nameOf(project, trap, random),
        latitude: place.latitude,
        longitude: place.longitude,
        siteLatitude: site.latitude,
        silent: isSilent(id),
      });
    }
    for (const { id, name } of sites) places.sites.push({ id, project_id: projectId, name });
    for (const device of devices) places.devices.push(device);
  }
  return places;
}

/** Most traps have a number in their name; a third have none, and some of those names repeat. */
function nameOf(project: ProjectFacts, trap: number, random: Random): string {
  const name = oneOf(random, project.deploymentNames);
  return random() < 0.35 || /\d$/.test(name) ? name : `${name} ${trap + 1}`;
}

/** Some hundred metres from the site's centre, rounded to 5 digits like a hand-held receiver. */
function near(site: SiteFacts, random: Random): { latitude: number; longitude: number } {
  const spread = wholeBetween(random, 1, 4) * 0.0011;
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    latitude: round(site.latitude + spread * normal(random)),
    longitude: round(site.longitude + (spread * normal(random)) / Math.cos((site.latitude * Math.PI) / 180)),
  };
}

/** How the deployment of an image is found in its path. */
export type DeploymentRule =
  | { by: 'itself' }
  /** the folder at this level below the root, from 1 */
  | { by: 'level'; level: number }
  /** this part of the file's name, from 1; parts are separated by `_` or `-` */
  | { by: 'name'; part: number }
  /** the folder that a table names, or that has the name of a deployment of the table */
  | { by: 'table'; folders: ReadonlyMap<string, string> };

/** A deployment as paths name it. */
export interface NamedDeployment {
  /** the same for every image of it */
  key: string;
  name: string;
}

const DATE = String.raw`(?:(?:19|20)\d\d[-_.]?\d\d[-_.]?\d\d)`;
/** Folders that divide the images of one deployment: by day or session, overflow folders, kinds of image. */
const DIVIDING: readonly RegExp[] = [
  new RegExp(`^${DATE}(?:[ T_-]+\\d\\d[-_.:]?\\d\\d(?:[-_.:]?\\d\\d)?(?:[-_.]\\d+)?)?$`, 'i'),
  /^(?:session|night|date|day|nuit|noche)[ _-]?\d+$/i,
  /^[1-9]\d\d[ _-]?[A-Z\d_-]{2,8}$/,
  /^[1-9]\d\d$/,
  /^(?:DCIM|snapshot_images|motion_images|images|photos|timelapse)$/i,
];
/** A folder of one night of a Mothbox: its name, then the date. */
const NAME_AND_DATE = new RegExp(`^(.*[^-_. ])[-_. ]+${DATE}$`);

/**
 * The deployment of an image; null where the rule finds none.
 *
 * @param path of the image below the root, with `/`
 *
 * @param rootName name of the root folder, for images that no folder names
 */
export function deploymentOf(path: string, rule: DeploymentRule, rootName: string): NamedDeployment | null {
  // A card copied from macOS has its accents in two characters.
  const folders = path
    .normalize('NFC')
    .split('/')
    // A key of a bucket may have several slashes in a row.
    .filter((part) => part !== '');
  const file = folders.pop() ?? '';
  if (rule.by === 'level') {
    const name = folders[rule.level - 1];
    return name === undefined ? null : { key: folders.slice(0, rule.level).join('/'), name };
  }
  if (rule.by === 'name') {
    const name = file.replace(/\.[^.]*$/, '').split(/[_-]+/)[rule.part - 1];
    return name === undefined || name === '' ? null : { key: name, name };
  }
  if (rule.by === 'table') return ofTable(folders, rule.folders);
  return byItself(folders, rootName);
}

/** The lowest folder that the table has, by its path or its name. */
function ofTable(folders: readonly string[], named: ReadonlyMap<string, string>): NamedDeployment | null {
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const name = named.get(folders.slice(0, depth).join('/')) ?? named.get(folders[depth - 1] ?? '');
    if (name !== undefined) return { key: name, name };
  }
  return null;
}

/** The folder that holds date, session and overflow folders; without one, the root. */
function byItself(folders: readonly string[], rootName: string): NamedDeployment {
  let depth = folders.length;
  while (depth > 0 && DIVIDING.some((pattern) => pattern.test(folders[depth - 1] ?? ''))) depth -= 1;
  const name = folders[depth - 1];
  if (name === undefined) return { key: '', name: rootName };
  const above = folders.slice(0, depth - 1);
  const [, beforeDate] = NAME_AND_DATE.exec(name) ?? [];
  return { key: [...above, beforeDate ?? name].join('/'), name: beforeDate ?? name };
}

/** What a rule is called on screen. */
export function ruleText(rule: DeploymentRule): string {
  const texts = {
    itself: 'the folder that holds date, session or overflow folders',
    level: `each folder of level ${rule.by === 'level' ? rule.level : ''}`,
    name: `part ${rule.by === 'name' ? rule.part : ''} of the file name`,
    table: 'the folders that the table names',
  };
  return texts[rule.by];
}

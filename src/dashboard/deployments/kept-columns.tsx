import type { Deployment } from '#contract/records/deployment.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import type { PlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { DataText } from '#dashboard/ui/values/data-text.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { mayBePlace } from './may-be-place.ts';
import type { Messages } from './messages/en.ts';

/** What traps are sorted by, with the column of Camtrap DP that the source says it in. */
const SOURCE = {
  habitat: 'habitat',
  feature_type: 'featureType',
  bait_use: 'baitUse',
  camera_model: 'cameraModel',
  deployment_groups: 'deploymentGroups',
  deployment_tags: 'deploymentTags',
} as const;
type KeptField = keyof typeof SOURCE;

/** Those with several values and bars between them. */
const MANY: ReadonlySet<KeptField> = new Set(['deployment_groups', 'deployment_tags']);

/** What packages say of their deployments, to choose by: each column is offered where the deployments differ in it. */
export function keptColumns(words: Messages, digits: PlaceDigits): readonly ListColumn<Deployment>[] {
  return (Object.keys(SOURCE) as KeptField[]).map((field) => {
    const valueOf = ({ source_details: details }: Deployment) => {
      const text = details?.[SOURCE[field]] ?? '';
      return text === '' || (digits !== null && mayBePlace(text)) ? null : text;
    };
    const column: ListColumn<Deployment> = {
      field,
      ...words.kept[field],
      kind: 'choice',
      width: 160,
      value: valueOf,
      cell: (deployment) => {
        const text = valueOf(deployment);
        return text === null ? <Unknown why={words.notGiven} /> : <DataText text={text} />;
      },
      ofProject: true,
      hidden: true,
      onlyWhereDiffers: true,
      file: { source: 'source_details' },
    };
    if (field === 'bait_use') return yesNo(column, words);
    return MANY.has(field) ? { ...column, choice: (deployment) => tagsIn(valueOf(deployment)) } : column;
  });
}

function yesNo(column: ListColumn<Deployment>, words: Messages): ListColumn<Deployment> {
  const value = (deployment: Deployment) => {
    const text = column.value(deployment);
    return text === null ? null : text === 'true';
  };
  const cell = (deployment: Deployment) => {
    const isSo = value(deployment);
    if (isSo === null) return <Unknown why={words.notGiven} />;
    return isSo ? words.baited : words.notBaited;
  };
  return { ...column, kind: 'yes-no', value, cell };
}

function tagsIn(text: string | null): readonly string[] {
  const tags = (text ?? '').split('|').map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

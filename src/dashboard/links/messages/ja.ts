import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  compareThese: (count) => `この設置 ${count} 件を比較`,
  tooManyCompared: (most) => `比較できる設置は最大 ${most} 件です。数を減らしてください。`,
  sessionsOf: (count) => plural(count, { other: 'この設置 # 件のセッション' }),
  speciesOf: (count) => plural(count, { other: 'この設置 # 件の種' }),
  tooManyDeployments: (most) => `アドレスには設置 ${most} 件までしか入りません。選択を減らしてください。`,
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  notInFile: (count) => plural(count, { other: '設置 # 件はファイルに含まれません' }),
  named: (name, id) => `${name}（ID ${id}）`,
  reasons: {
    noLocation: '位置情報なし',
    noSession: 'セッションなし',
    noSessionInNights: 'これらの夜にセッションなし',
  },
  others: (count) => plural(count, { other: 'ほか # 件' }),
  noZero: 'セッションのない夜は欠測であり、動物がいなかった夜ではありません。',
};

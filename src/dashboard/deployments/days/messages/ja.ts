import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  noDates: '選択できる日付のある設置はありません。',
  bars: (days) => plural(days, { other: '稼働期間中の設置、休止中も含む（# 日ごと）' }),
  barsSoFar: (bars, loaded) => `${bars}、読み込み済み ${loaded} 件`,
  matching: (matching, all) => `${all} 件中 ${matching}`,
  bin: (count, days, start) => plural(days, { other: `${start}から # 日間に稼働期間が重なる設置：${count} 件` }),
};

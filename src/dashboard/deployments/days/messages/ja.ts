import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  beginBefore: (count, year) => plural(count, { other: `${year} 年より前に始まる設置 #` }),
  endAfter: (count) => plural(count, { other: '未来に終わる設置 #' }),
  noDates: '選択できる日付のある設置はありません。',
  bars: (days) => plural(days, { other: '稼働期間中の設置、休止中も含む（# 日ごと）' }),
  barsSoFar: (bars, loaded) => `${bars}、読み込み済み ${loaded} 件`,
  matching: (matching, all) => `${all} 件中 ${matching}`,
  bin: (count, days, start) => plural(days, { other: `${start}から # 日間に稼働期間が重なる設置：${count} 件` }),
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  noDates: '選択できる日付のある設置はありません。',
  barsOfDates: (days) => plural(days, { other: '稼働期間中の設置（# 日ごと）' }),
  barsOfSessions: (days) => plural(days, { other: 'セッションのある設置（# 日ごと）' }),
  barsSoFar: (bars, loaded) => `${bars}、読み込み済み ${loaded} 件`,
  matching: (matching, all) => `${all} 件中 ${matching}`,
  binOfDates: (count, days, start) => plural(days, { other: `${start}から # 日間に稼働期間が重なる設置：${count} 件` }),
  binOfSessions: (count, days, start) =>
    plural(days, { other: `${start}から # 日間にセッションのある設置：${count} 件` }),
};

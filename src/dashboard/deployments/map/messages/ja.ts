import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  showBy: '表示項目',
  daysBefore: '日数の基準',
  newestOfProject: 'プロジェクトの最後の撮影',
  today: '今日',
  classes: '区分',
  dayLimits: (days) => `${days} 日`,
  lastDateAge: '最後の撮影の日を、経過日数で表します。',
  upToDays: (days) => plural(days, { other: '# 日以内' }),
  days: (days) => plural(days, { other: '# 日' }),
  daysFrom: (from, to) => plural(to, { other: `${from}～# 日` }),
  moreThanDays: (days) => plural(days, { other: '# 日超' }),
  moreThanYear: '1 年超',
  lastDateUnknown: '最後の日の報告なし',
  lastDateIs: (date) => `最後の日：${date}`,
  lastDatesUnknown: (dates, unknown) => plural(unknown, { other: `最後の日：${dates}、報告なし # 件` }),
  lastDateToday: (date) => `最後の日：${date}、今日`,
  lastDateAgo: (date, days) => plural(days, { other: `最後の日：${date}、# 日前` }),
  lastDateAhead: (date, days) => plural(days, { other: `最後の日：${date}、今日より # 日後` }),
  lastDateNewest: (date) => `最後の日：${date}、プロジェクトで最新`,
  lastDateBefore: (date, days) => plural(days, { other: `最後の日：${date}、プロジェクトの最新より # 日前` }),
  lastDateNewestLoaded: (date) => `最後の日：${date}、読み込み済みのプロジェクトで最新`,
  lastDateBeforeLoaded: (date, days) =>
    plural(days, { other: `最後の日：${date}、読み込み済みのプロジェクトの最新より # 日前` }),
  statusIs: (status) => `状態：${status}`,
  statusWithLast: (status, date) => `状態：${status}、最後の撮影 ${date}`,
  statusNotKnown: '状態はまだ不明',
  statusCounts: {
    silent: (count) => plural(count, { other: '無反応 # 件' }),
    current: (count) => plural(count, { other: '稼働中 # 件' }),
    ended: (count) => plural(count, { other: '終了 # 件' }),
    'no captures': (count) => plural(count, { other: '撮影なし # 件' }),
  },
  withoutLocation: (count) => plural(count, { other: '位置情報なし # 件' }),
  exportThese: (count) => plural(count, { other: 'この # 件の設置をエクスポート' }),
  orderExport: 'エクスポートを依頼',
  exportHolds: 'エクスポートの対象は 1 つのプロジェクトです。先にプロジェクトを選択してください。',
  filterToView: 'この範囲で絞り込む',
  filterToViewAbout: '今地図にある設置だけを表示します',
};

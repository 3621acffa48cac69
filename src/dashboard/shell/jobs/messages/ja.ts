import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  jobsWith: (counts) => `ジョブ：${counts}`,
  groups: { running: '実行中', failed: '失敗', ended: '終了', unknown: '状態の報告なし' },
  jobsNotRead: (reason) => `ジョブを読み込めませんでした：${reason}`,
  notRefreshed: (reason) => `更新できませんでした：${reason}`,
  jobsReading: 'ジョブを読み込み中…',
  noJobs: 'ここにジョブはありません。',
  allExports: 'すべてのエクスポート',
  allJobs: (count) => plural(count, { other: '全 # 件のジョブ' }),
  lastJobs: (shown, all) => `${all} 件のうち、最近変更された ${shown} 件のジョブ`,
  lastJobsOfMore: (shown) => `最近変更された ${shown} 件のジョブ（ほかにもあります）`,
  onlyExportJobs: 'このサーバーはエクスポートのジョブだけを一覧にします。',
  readAt: (time) => `更新：${time}`,
  noProject: 'プロジェクトの報告なし',
  running: (count) => plural(count, { other: '実行中 # 件' }),
  failed: (count) => plural(count, { other: '失敗 # 件' }),
};

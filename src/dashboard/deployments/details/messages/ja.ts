import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: (id) => `設置 ${id}`,
  notRefreshed: (reason) => `更新できませんでした：${reason}`,
  nightsOpening: '夜を読み込み中…',
  notLoaded: '設置を読み込めませんでした。',
  none: '設置が見つかりません',
  all: 'すべての設置',
  itsSessions: 'この設置のセッション',
  compareYears: '年ごとに比較',
  exportIt: 'この設置をエクスポート',

  facts: '基本情報',
  fromSource: '取得元の記載',
  setUp: '設置',
  takenDown: '撤去',
  recordCreated: 'レコード作成日',
  changedAtSource: 'コピー元での更新',
  id: 'ID',
  location: '位置',
  noLocation: (reason) => `位置情報なし。${reason}。`,
  showOnMap: '設置の地図で見る',
  mapOf: (name) => `${name}の地図`,

  jobs: 'ジョブ',
  failing: (count, kind) => plural(count, { other: `直近 # 件のジョブ「${kind}」が失敗しました。` }),
  noJobs: 'この設置で実行されたジョブはありません。',
  status: '状態',
  job: 'ジョブ',
  created: '作成日',
  lastUpdate: '最終更新',
};

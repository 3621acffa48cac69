import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: '新規エクスポート',
  project: 'プロジェクト',
  selectProject: 'プロジェクトを選択',
  projectsNotLoaded: (reason) => `プロジェクトを読み込めませんでした：${reason}`,
  noSuchProject: '一致するプロジェクトはありません',
  deployment: '設置',
  deploymentAbout: '選択すると、その設置の出現記録だけをエクスポートします',
  projectFirst: '先にプロジェクトを選択してください',
  allDeployments: 'すべての設置',
  deploymentsNotLoaded: (reason) => `設置を読み込めませんでした：${reason}`,
  noSuchDeployment: '一致する設置はありません',
  session: 'セッション',
  sessionAbout: '選択すると、その夜だけをエクスポートします',
  deploymentFirst: '先に設置を選択してください',
  allSessions: 'すべてのセッション',
  sessionsNotLoaded: (reason) => `セッションを読み込めませんでした：${reason}`,
  noSuchSession: '一致するセッションはありません',
  format: '形式',
  loading: '読み込み中…',
  withId: (name, id) => `${name}（ID ${id}）`,
  occurrences: (count) => plural(count, { other: '出現記録 # 件（サーバーの集計）。' }),
  exact: 'ファイルには正確な座標が含まれます。',
  exactAlways: 'ここで座標を丸めていても、ファイルには正確な座標が含まれます。',
  notOrdered: (reason) => `エクスポートを依頼できませんでした。${reason}`,
  besideFields: '理由は各項目の横に表示されています。',
  close: '閉じる',
  order: 'エクスポートを依頼',
};

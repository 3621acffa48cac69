import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: 'プロジェクト',
  nouns: { one: 'プロジェクト', many: 'プロジェクト' },
  search: 'プロジェクトを名前または説明で検索',
  searchHint: '名前、説明',
  noMatch: (text) => `「${text}」に一致するプロジェクトはありません。`,
  cards: 'カード',
  table: '表',
  loading: 'プロジェクトを読み込み中…',

  name: '名前',
  nameMeans: 'プロジェクトの名前。プロジェクトは設置の集まりです。',
  deployments: '設置',
  deploymentsMean: 'プロジェクトの設置の数（サーバーの集計）。',
  draft: '下書き',
  draftMeans: '下書きは、権限のあるユーザーにのみ表示されます。トークンのない利用者には送信されません。',
  notDraft: 'いいえ',
  updated: '更新',
  updatedMeans: 'サーバーがプロジェクトのレコードを最後に変更した日時。',
  description: '説明',
  descriptionMeans: 'プロジェクト自身による説明。',
  noDescription: '説明はありません。',
  descriptionUnknown: '説明の報告なし。',
  created: '作成',
  createdMeans: 'プロジェクトのレコードがサーバーに作成された日時。',

  deploymentsUnknown: '設置数は報告なし',
  deploymentCount: (count) => plural(count, { other: '設置 # 件' }),
  createdOn: (day) => <>作成：{day}</>,
  updatedOn: (day) => <>更新：{day}</>,
  select: (project, hidden) => <>{hidden(`すべてのページで ${project} を`)}選択</>,
  selected: (project, hidden) => <>✓ {hidden(`すべてのページで ${project} を`)}選択中</>,
  sessionsOf: (project, hidden) => <>{hidden(`${project} の`)}セッション</>,
  taxaOf: (project, hidden) => <>{hidden(`${project} の`)}分類群</>,
  storageOf: (project, hidden) => <>{hidden(`${project} の`)}ストレージ</>,
  noPicture: (why) => `画像なし：アドレスは使用されません。${why}`,
};

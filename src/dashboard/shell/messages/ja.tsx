import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('ja');

export const messages: Messages = {
  pages: {
    overview: '概要',
    deployments: '設置',
    sessions: 'セッション',
    effort: '調査努力量',
    compare: '比較',
    taxa: '分類群',
    exports: 'エクスポート',
    storage: 'ストレージ',
    projects: 'プロジェクト',
    settings: '設定',
  },
  pagesLabel: 'ページ',
  more: 'その他',
  morePages: 'その他のページ',
  withMore: (page) => `${page}…`,
  skip: '本文へ移動',
  home: 'Noctuary、ホーム',
  notes: 'お知らせ',
  copy: 'コピー',
  copyOf: (host) => `${host} のコピー`,

  project: 'プロジェクト',
  allProjects: 'すべてのプロジェクト',
  allProjectsUnnamed: 'すべてのプロジェクト（名前を読み込めませんでした）',
  unnamedProject: (id) => `プロジェクト ${id}`,
  printed: (project, day, time) => ` · ${project} · ${day} ${time} 印刷`,

  refresh: '更新',
  refreshing: '更新中…',
  updated: (time, hidden) => (
    <>
      {hidden('更新：')}
      {time}
    </>
  ),
  colourScheme: { light: '配色：ライト', dark: '配色：ダーク', auto: '配色：システムに合わせる' },
  language: (name) => `言語：${name}`,
  languageLabel: '言語',

  search: '検索',
  searchAll: '設置、セッション、調査地、分類群、プロジェクト、エクスポート、保存したビュー、ページを検索',
  searchHint: '名前の一部、または ID',
  escape: 'Esc',
  closeSearch: 'Esc、検索を閉じる',
  searchOpening: '検索を開いています…',

  jobs: 'ジョブ',
  opening: '開いています…',
  endedSince: (count) => plural(count, { other: '、前回の確認以降に # 件終了' }),
  connectionLost: 'サーバーに接続できません。最後に読み込んだ内容を表示しています。接続が戻ると更新されます。',
  countsIncomplete: '件数はまだ完全ではありません。レコードを読み込み中です。集計が終わるとこのページが更新されます。',
  noAnswer: (time) => `${time} からサーバーの応答がありません`,
  seconds: (count) => `（${count} 秒）`,
  waitingFor: (requests) => `待機中：${requests}`,
  retry: '再試行',
  cancel: 'キャンセル',
  tokenRefused: (what) => <>サーバーがトークンを要求しているか、送られたトークンを受け付けません。{what}</>,
  notAllowed: (what) => <>サーバーはこれを許可していません。{what}</>,
  tokenBelow: '下に入力してください。',
  tokenInSettings: '設定で入力する',
  newBuild: 'Noctuary の新しいバージョンがあります。',
  newService: 'このアドレスは現在、別のサーバーのデータを表示します。画面の内容は以前に読み込まれたものです。',
  reload: '再読み込み',

  error: 'エラー',
  pageError: 'このページでエラーが発生しました',
  pageErrorMeans:
    'ダッシュボードのエラーです。ほかのページには影響しません。再試行するには、ページを再読み込みしてください。',
  partError: 'ページのこの部分でエラーが発生しました。',
  notFound: '見つかりません',
  pageNotFound: 'ページが見つかりません',
  noPageAt: (path) => <>{path} にページはありません。</>,
  toDeployments: '設置へ移動',
  pageOpening: 'ページを開いています…',
  openingLabel: 'ページを開いています',
  notLoaded: '読み込めません',
  pageNotLoaded: 'このページを読み込めませんでした',
  pageNotLoadedMeans: 'サーバーからこのページのスクリプトが送られませんでした。データは失われていません。',
  pageLoadsItself: '接続が切れている場合、接続が戻るとページは自動的に読み込まれます。',
};

import type { Messages } from './en.ts';

export const messages: Messages = {
  lists: {
    projects: 'プロジェクト',
    taxa: '分類群',
    deployments: '設置',
    events: 'セッション',
    exports: 'エクスポート',
    storage: 'ストレージソース',
    captures: '撮影',
    occurrences: '出現記録',
    jobs: 'ジョブ',
    users: 'ユーザー',
    devices: '機器',
    sites: '調査地',
  },
  uncopied: {
    exports: 'エクスポートとそのファイル',
    users: 'ユーザー',
    collections: '保存されたレコードの選択',
    'image files': '画像ファイル',
  },
  hereAndThere: (here, there, list) => `${list}：このコピー ${here} 件、コピー元 ${there} 件`,
  hereThereAside: (here, there, aside, list) =>
    `${list}：このコピーに ${here} 件、コピー元に ${there} 件、除外 ${aside} 件。`,
};

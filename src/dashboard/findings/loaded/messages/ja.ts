import type { Messages } from './en.ts';

export const messages: Messages = {
  nouns: { taxa: '分類群', deployments: '設置', occurrences: '出現記録', sessions: 'セッション' },
  sessionsOf: (name) => `${name}のセッション`,
  loading: (what) => `${what}を読み込み中…`,
  soFar: (what, loaded, all) => `${what}を読み込み中：${all} 件中 ${loaded} 件`,
  cancel: (what) => `${what}の読み込みを中止`,
  notLoaded: (what) => `${what}を読み込めませんでした。`,
  stopped: (what, loaded, all) => `${what}の読み込みは ${all} 件中 ${loaded} 件で中止されました。`,
  continue: '読み込みを続ける',
  mustLoadAll: (what, all) => `${what}は ${all} 件あります。ここではすべてが必要です。`,
  loadAll: (what, all) => `${what} ${all} 件をすべて読み込む`,
  missing: (what, count) => `${what} ${count} 件が不足しています：サーバーは数えていますが、送っていません。`,
  leftOut: (what, count) => `${what} ${count} 件はインターフェースの形式に合わないため除外されています。`,
  outside: (what, count) =>
    `${what}と一緒に別の ${count} 件が届き、除外されています：サーバーがフィルターを適用していません。`,
  unchecked: (what) => `設置を読み込めなかったため、${what}がこのプロジェクトのものかどうか分かりません。`,
  loadAgain: 'もう一度読み込む',
  someOf: (some, all, what) => `${what} ${all} 件中 ${some} 件`,
  partOf: (text, part) => `${text}（${part}）`,
};

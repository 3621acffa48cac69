import type { Messages } from './en.tsx';

export const messages: Messages = {
  retry: '再試行',
  reload: '再読み込み',
  partMissing: 'ページのこの部分を読み込めませんでした。',
  mayBeRemoved: '削除されたか、アドレスが間違っている可能性があります。',

  notReported: 'サーバーからの報告なし',
  serverWords: 'サーバーからの文字列です。数値は報告されていません',
  serverWordsRead: (text) => `「${text}」：サーバーからの文字列。数値の報告なし`,
  named: (name) => `名前${name}`,
  orRead: (reading) => `または: ${reading}`,
  quoted: (text) => `「${text}」`,
  asSent: (time) => `${time}（サーバーが送信したまま）`,
  rounded: ({ step, moved }) => `座標は ${step} に丸められています。各地点の移動は最大 ${moved} です。`,
  howComputed: '計算方法',
  howOf: (figure: string) => `${figure}の計算方法`,

  unitsOfSizes: 'サイズの単位',
  decimalUnits: (bytes) => `10 進：1 GB は ${bytes}`,
  binaryUnits: (bytes) => `2 進：1 GiB は ${bytes}`,
  coordinates: '座標',
  coordinatesAbout: '座標からトラップの場所が特定されないよう、画面とファイルの座標を丸めます',
  exact: '座標：正確',
  roundedTo: (step) => `座標：${step} まで`,
  view: '表示形式',
  removeFilter: (filter) => `フィルター「${filter}」を解除`,

  previous: '← 前へ',
  next: '次へ →',
  partOf: (whole) => `${whole}の割合`,
  share: (percent, whole) => (
    <>
      {whole} {percent}
    </>
  ),

  status: {
    CREATED: '待機中',
    PENDING: '待機中',
    STARTED: '実行中',
    SUCCESS: '完了',
    FAILURE: '失敗',
    REVOKED: '取り消し',
  },
  noStatus: '状態の報告なし',
};

import type { Messages } from './en.ts';

export const messages: Messages = {
  tools: '地図ツール',
  drawBox: '四角形を描いて絞り込む',
  drawRing: '範囲を描いて絞り込む',
  useView: 'この範囲で絞り込む',
  measure: '距離を測る',
  fullScreen: '全画面表示',
  leaveFullScreen: '全画面表示を終了',
  print: '地図を印刷',
  how: {
    box: '地図上をドラッグして四角形を描きます。Esc で取り消し。',
    ring: '地図上で範囲を囲むようにドラッグします。Esc で取り消し。',
    distance: '地図上の地点をクリックします。Esc で終了。',
  },
  distance: (text) => `距離：${text}`,
  addMiddle: '地図の中心を追加',
  end: '終了',
};

import type { Messages } from './en.ts';

export const messages: Messages = {
  noExample: '撮影例なし',
  imageNotLoaded: '画像を読み込めませんでした',
  noImage: (reason) => `画像なし：${reason}`,
  addressNotUsed: (reason) => `画像なし：アドレスを使用できません。${reason}`,
  noAddress: '画像なし: サーバーからアドレスの報告がありません',
  noTime: '時刻なし',
  capture: '撮影',
  captureAt: (time) => `${time} の撮影`,
};

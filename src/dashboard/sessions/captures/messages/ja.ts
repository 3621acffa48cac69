import type { Messages } from './en.ts';

export const messages: Messages = {
  noExample: '撮影例なし',
  imageNotLoaded: '画像を読み込めませんでした',
  noImage: (reason) => `画像なし：${reason}`,
  addressNotUsed: (reason) => `画像なし：アドレスを使用できません。${reason}`,
  captureAt: (time) => `${time} の撮影`,
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');
const captures = (count: number) => plural(count, { other: '撮影数 #' });

export const messages: Messages = {
  early: (year) => `日付が ${year} 年より前です：カメラの時計がリセットされた可能性があります。`,
  future: '日付が未来です：カメラの時計が間違っています。',
  outside: (period) =>
    `設置自体の期間（${period}）の外にあります：どちらかの日付が間違っているか、別の設置の画像です。`,
  long: (duration, nights) => `長さは ${duration}で、${plural(nights, { other: 'トラップナイト #' })} として数えます。`,
  longest: (duration, nights) =>
    `終わりは始まりの ${duration}後で、日付が誤っている可能性があります。1 セッションの上限である${plural(nights, { other: 'トラップナイト #' })} として数えます。`,
  zero: '同じ秒に開始し、終了しています。',
  single: '撮影が 1 枚しかありません。',
  overlap: (night) => `この設置のセッション ${night}と時間が重なっています。`,
  empty: (count) => `${captures(count)}、出現記録なし：活動がなかったか、画像が未処理です。`,
  emptyProcessed: (count) =>
    `${captures(count)}（すべて処理済み）、出現記録なし：活動がなかったか、ライトまたは処理の不具合です。`,
  unprocessed: (count, processed) =>
    `${captures(count)} のうち処理済み ${processed}：見つからなかったものは 0 ではなく不明です。`,
  above: (count, median, sessions, spread) =>
    `${captures(count)}。この設置の ${sessions} セッションの中央値 ${median} を大きく上回っています（${spread}）。`,
  below: (count, median, sessions, spread) =>
    `${captures(count)}。この設置の ${sessions} セッションの中央値 ${median} を大きく下回っています（${spread}）。`,
  mad: (value) => `中央絶対偏差 ${value}`,
  meanDeviation: (value) => `平均偏差 ${value}`,
};

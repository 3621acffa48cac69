import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  zoom: '設置にズーム',
  itsSessions: 'セッション',
  itsPage: '詳細',
  drag: '下へドラッグして閉じる',

  allDays: 'すべての日',
  daysFrom: (day) => `${day} 以降`,
  daysTo: (day) => `${day} まで`,
  days: (from, to) => `${from}～${to}`,
  counting: 'セッションを読み込み中…',
  notCounted: (reason) => `セッションを読み込めませんでした：${reason}`,
  tooMany: (count) => `数はすべての日のものです。セッション ${count} 件は多すぎるため、ここでは読み込みません。`,
  noSessions: 'セッションなし',
  noSessionsInDays: 'この期間のセッションはありません',
  nights: '夜',
  nightsMean: 'セッションが 1 件以上稼働した夜。',
  perHour: '撮影数/時',
  perHourMeans: '全セッションの継続時間 1 時間あたりの撮影数。',
  perNight: '出現/夜',
  perNightMeans: 'セッションのある 1 夜あたりの出現記録数。画像がすべて処理済みの夜だけを使います。',
  ofDays: 'この期間の夜だけを数えています。期間の外に続くセッションの件数は分かりません。',
  capturesByNight: (from, to, most, night) => `夜ごとの撮影数、${from}～${to}。最大：${night} の夜の ${most}。`,
  capturesByNights: (nights, from, to, most, night) =>
    plural(nights, { other: `夜ごとの撮影数、棒 1 本は # 夜の平均、${from}～${to}。最大：${night} の夜の ${most}。` }),
  capturesUnknown: '夜ごとの撮影数：報告なし',

  latest: '最新のセッション',
  latestOfDays: 'この期間の最新のセッション',
  capture: '撮影',
  captureAt: (time) => `${time} の撮影`,
  noImage: '画像なし',

  copy: '座標をコピー',
  copied: 'コピーしました',
  notCopied: 'コピーできません',

  sameSpot: '同じ位置',
  near: '1 km 以内',
  alone: '1 km 以内に他のトラップはありません',
  more: (count) => plural(count, { other: '他 # 件' }),
};

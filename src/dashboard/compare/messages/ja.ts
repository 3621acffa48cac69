import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: '比較',
  about: '2～6 件の設置、プロジェクト、または 1 つの設置の年ごとの値を、季節を通して同じ軸で比べます。',

  compared: '比較の対象',
  by: { deployment: '設置', project: 'プロジェクト', year: '1 つの設置の年別' },
  shows: '値',
  measures: { occurrences: '出現記録数/夜', taxa: '分類群数/夜', captures: '撮影数/時' },
  means: {
    occurrences:
      '出現記録数を稼働夜数で割った値。画像がすべて処理済みの夜だけを使います。長いセッションの各夜には等しく割り当てます。',
    taxa: '一夜あたりの平均分類群数。画像がすべて処理済みの夜だけを使います。',
    captures:
      '撮影数を稼働時間で割った値。両方が分かるセッションだけを使います。カメラの撮影間隔を表し、見つかった数ではありません。',
  },
  allDeterminations: 'すべての同定を数える',
  counted: {
    lowest:
      '一夜に一度数えるのは、その夜のすべての出現記録にある最も下位の分類群です。種と並ぶその属や、「Unidentifiable」など分類群でない名前は数えません。',
    all: '一夜に一度数えるのは、その夜のすべての出現記録にある同定です。種と並ぶその属も、「Unidentifiable」など分類群でない名前も数えます。',
    reported:
      '出現記録がすべては読み込まれていないため、セッションが報告する異なる同定（階級は問わない）を数えます。セッションが複数ある夜と、数夜にわたるセッションは除きます。',
  },
  period: '単位',
  periods: { week: '週', night: '夜', month: '月' },
  plots: 'グラフ',
  plotsAre: { overlaid: '1 つにまとめる', multiples: '系列ごとに表示' },
  moon: '満月',
  asTable: '表で表示',
  from: '最初の夜',
  to: '最後の夜',

  add: { deployment: '設置を追加', project: 'プロジェクトを追加', year: '設置を選択' },
  remove: (name: string) => `${name} を外す`,
  missing: (id: number) => `ID ${id} のレコードはありません`,
  firstOnly: (all: number) => `リンクには ${all} 件ありますが、最初の 6 件だけを比べます。`,
  chooseMore: {
    deployment: '比べる設置を 2～6 件選択してください。',
    project: '比べるプロジェクトを 2～6 件選択してください。',
    year: '年ごとに比べる設置を選択してください。',
  },

  loading: 'セッションを読み込み中…',
  none: 'この期間の夜にはセッションがありません。',
  basedOn: (sessions, nights) =>
    `${plural(sessions, { other: 'セッション # 件' })}、${plural(nights, { other: 'トラップナイト #' })}に基づく`,
  notAll: (basedOn) => `${basedOn}（読み込み未完了）`,
  farYears: (years) => `ほかの夜から 10 年以上離れているため表示していません：${years}。`,
  yearsOf: (years, sessions) => `${years} 年（${plural(sessions, { other: 'セッション # 件' })}）`,
  showYears: (years) => `${years} 年を表示`,

  label: (measure: string, period: string) => `${period}ごとの${measure}`,
  labelOf: (name: string, label: string) => `${name}：${label}`,
  drawn:
    '線：すべての夜をまとめた値。帯：夜ごとの値の中央の半分（4 夜以上の場合、長いセッションの夜を除く）。棒：稼働夜数。途切れ：セッションなし、または不明。',
  moonDrawn: '網掛け：満月の夜。',
  bin: (range: string, parts: string) => `${range}：${parts}`,
  point: (name: string, value: string, nights: number) => `${name}：${value}（${nights} 夜）`,
  unknownPoint: (name: string, nights: number) => `${name}：不明（${nights} 夜）`,
  leftOutPoint: (name, nights) => `${name}：${nights} 夜を除外`,
  noSession: (name: string) => `${name}：セッションなし`,

  nights: '夜数',
  dates: '日付',
  noSessionThen: 'セッションなし',
  notKnown: '不明',
  leftOut: '除外：出現記録なし',
  notProcessed: '不明：未処理の画像あり',
  rowsShown: (first: string, last: string, all: string) => `${all} 行中 ${first}～${last} 行`,
  previous: '前へ',
  next: '次へ',
  csv: 'CSV をダウンロード',
};

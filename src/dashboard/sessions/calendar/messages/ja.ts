import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');
const sessions = (count: number) => plural(count, { other: '# セッション' });

export const messages: Messages = {
  calendar: 'カレンダー',
  colour: '色の意味',
  nightWidth: '一夜の幅',
  widths: { all: 'すべての夜', season: '季節', months: '月', weeks: '週' },
  asTable: '月別の表で表示',
  fingerSelects: '指で夜を選択',

  byDeployment: (metric) =>
    `設置と夜ごとの${metric}。矢印キーで次の夜や設置へ、Control を押しながらで次のセッションへ移動します。Shift で範囲を選択し、Enter でセッションを開きます。`,
  byYear: (metric) =>
    `年と夜ごとの${metric}。矢印キーで次の夜や年へ、Control を押しながらで次のセッションへ移動します。Enter でセッションを開きます。`,
  hint: '夜にポインターを合わせると詳細を、ドラッグするとその夜だけを表に表示します。',
  hintOfYears: '夜にポインターを合わせると詳細を、クリックするとセッションへのリンクを表示します。',
  noneMatch: 'フィルターに一致するセッションはありません。',
  nightsOnly: (count) => `設置が ${count} を超えるため、夜だけを選択しました。`,
  openSession: (time) => `${time} のセッションを開く`,

  counts: {
    captures_count: (count) => plural(count, { other: '撮影数 #' }),
    detections_count: (count) => plural(count, { other: '検出数 #' }),
    occurrences_count: (count) => plural(count, { other: '出現記録 #' }),
    taxa_count: (count) => plural(count, { other: '分類群 #' }),
  },
  perHour: (rate) => `1 時間あたりの撮影数 ${rate}`,
  nightOf: (deployment, date, what) => `${deployment}、${date}の夜：${what}`,
  night: (date, what) => `${date}の夜：${what}`,
  noSuchDay: (date) => `${date}：存在しない日`,
  noSession: 'セッションなし',
  noneSoFar: '読み込み済みのセッションなし',
  leftOut: 'フィルターで除外',
  sessionsLeftOut: (count) => `${sessions(count)}（フィルターで除外）`,
  unknown: (metric) => `${metric}：不明`,
  inAll: (what, count) => `${what}（${sessions(count)}）`,
  atLeast: (what, count) => `少なくとも${what}（${sessions(count)}）`,
  ofLong: (what, nights) => plural(nights, { other: `${what}（# 夜のセッション）` }),

  byMonth: (metric) => `月別の${metric}`,
  shownOf: (first, last, all) => `設置 ${first}～${last}（全 ${all}）`,
  before: (count) => `前の ${count}`,
  after: (count) => `次の ${count}`,
  mostTaxa: '1 つのセッションの最多の分類群',
  ofDeployments: (metric) => `設置と月ごとの${metric}と夜の数。空欄：セッションなし。`,
  ofYears: (metric) => `年と月ごとの${metric}と夜の数。空欄：セッションなし。`,
  year: '年',
  monthOfYear: (month, year) => `${year}年${month}`,
  unknownInMonth: '一部のセッションで不明',
  nights: (count) => plural(count, { other: '# 夜' }),
};

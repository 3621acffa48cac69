import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  groups: { counts: '件数', rates: '率', status: '状態' },
  capturesPerHour: '撮影数/時',
  capturesPerHourMeans: '撮影数をセッションの時間で割った値。件数か長さの報告がない場合、時間がない場合は不明です。',
  occurrencesPerNight: '出現記録/夜',
  occurrencesPerNightMeans: '出現記録を、セッションがある夜の数で割った値。画像がすべて処理済みの夜だけを使います。',
  nights: '夜',
  nightsMean:
    'トラップナイト：セッションが 1 つ以上稼働した夜。セッションは始まった夜（正午前なら前の晩）と、その間に午前 0 時を含む後の夜に数えます。',
  shareOfNights: '夜の割合',
  shareOfNightsMeans:
    'セッションがある夜を、選んだ日のすべての夜で割った値。日を選ばない場合は、設置の最初のセッションから最後のセッションまでのすべての夜で割ります。開始か終了のない日は、すべての設置の最初か最後の夜までとします。',
  units: {
    captures: '画像',
    sessions: '調査セッション',
    occurrences: '個体',
    taxa: '異なる分類群',
    'captures-hour': 'セッション 1 時間あたりの撮影数',
    'occurrences-night': 'セッションがある夜あたりの出現記録',
    nights: 'セッションがある夜',
    'nights-share': 'セッションがある夜、全夜に対する %',
  },
  ofPeriod: (unit, period) => `${unit}、${period}`,
  rateUnknown: '不明',
  wholeDeployments: '設置の全期間',
  wholeTaxa: '設置の全期間（セッションの分類群数は合計できないため）',
  allNights: 'すべての夜',
  nightsOf: (span) => `${span}の夜`,
  nightOf: (day) => `${day}の夜`,
  nightsSince: (day) => `${day}以降の夜`,
  nightsUntil: (day) => `${day}までの夜`,
  notKnownYet: (metric) => `${metric}：まだ不明`,
  counting: 'セッションを読み込み中…',
  soFar: (read, all) => plural(all, { other: `今のところ # 件のうち ${read} 件のセッションから` }),
  failed: (reason) => `セッションを読み込めませんでした：${reason}`,
  stopped: (read, all) => plural(all, { other: `# 件のうち ${read} 件のセッションで読み込みを停止` }),
  goOn: '続ける',
  many: (all) => plural(all, { other: '全 # 件のセッションが必要です。日を選ぶと読み込みが減ります。' }),
  loadAll: 'すべて読み込む',
  classesOf: '区分の基準',
  ofClasses: (deployments) => `。区分の基準：${deployments}`,
  allDeployments: (count) => plural(count, { other: 'すべての設置 # 件' }),
  shownDeployments: '表示中の設置',
  onMap: (metric) => `${metric}（地図）`,
  onMapMeans: '地図での設置の区分。凡例で選びます。',
};

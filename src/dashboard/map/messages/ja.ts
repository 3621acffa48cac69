import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  drawn: (count) => plural(count, { other: '地図上の設置：# 件。' }),
  deployments: (count) => plural(count, { other: '設置 # 件' }),
  keyboard:
    '地図上の設置。矢印キーでその方向の次の設置へ、PageDown と PageUp で西から東へ、または逆へ、Home と End で最初と最後へ移動します。Enter で選択、＋と－で拡大と縮小、Shift と矢印キーで地図を移動します',
  selectedIs: (name, values) => `選択中：${name}、${values}。`,
  selected: (name, values) => `${name}、${values}、選択中`,
  point: (name, values) => `${name}、${values}`,
  nothingSelected: '選択なし',

  value: (metric, value) => `${metric}：${value}`,
  valueUnknown: (metric) => `${metric}：報告なし`,
  valuesUnknown: (metric, range, unknown) => plural(unknown, { other: `${metric}：${range}、報告なし # 件` }),
  inTotal: (sum, range) => `合計 ${sum}（${range}）`,
  median: (median, range) => `中央値 ${median}（${range}）`,
  inCluster: (values, count) => plural(count, { other: `${values}、# 件のまとまりの中` }),
  clusterOfPoint: (point, together) => `${point}。まとまり全体：${together}。`,
  together: (values, makeUp) => `${values}、${makeUp}`,
  ofCluster: (values) => `まとまり：${values}`,
  classPart: (count, values) => `${values} ${count}件`,

  onePlace: '同じ場所',
  closeSpread: 'クリックすると再びまとめます',
  spread: (count) => plural(count, { other: '同じ場所の設置 # 件を個別に表示' }),

  zoomIn: '拡大',
  zoomOut: '縮小',
  showAll: 'すべての設置を表示',
  firstView: '最初の表示に戻す',

  legend: '凡例',
  notReported: '報告なし',
  inClass: (values, count) => plural(count, { other: `${values}、設置 # 件` }),
  onlyClass: 'この設置だけを表示',
  clusterOf: 'n 件のまとまり',

  options: '地図の設定',
  clusters: 'まとめて表示',
  clustersAbout: '近くにある設置を一つの記号で表示します',
  tiles: '地図タイル',
  tilesAbout: (host) => `画面の範囲の画像を ${host} から読み込みます`,

  twoFingers: '地図は 2 本の指で移動します',
  sources: (sources) => `地図：${sources}`,
  basemapMissing: (sources) => `背景地図を読み込めませんでした。地図を動かすと再試行します。${sources}`,
  tilesMissing: (sources) => `地図タイルを読み込めませんでした。背景地図を表示しています。${sources}`,
  north: (degrees) => `北緯 ${degrees}`,
  south: (degrees) => `南緯 ${degrees}`,
  east: (degrees) => `東経 ${degrees}`,
  west: (degrees) => `西経 ${degrees}`,
};

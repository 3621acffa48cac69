import type { Messages } from './en.ts';

export const messages: Messages = {
  all: { days: 'すべての日', nights: 'すべての夜' },
  some: {
    days: (some, all) => `${all} 日中 ${some} 日`,
    nights: (some, all) => `${all} 夜中 ${some} 夜`,
  },
  first: (label) => `${label}：最初`,
  last: (label) => `${label}：最後`,
  bars: (what) => `棒：${what}`,

  legendOf: (metric) => `凡例：${metric}`,
  notReported: '報告なし',

  hoverBar: '棒にポインターを合わせるか、矢印キーを使うと詳細が表示されます。',

  arrowKeys: '矢印キーで棒を移動します。同じ数値が下の表にあります。',
  arrowKeysOfLines: '矢印キーで日付を移動します。「表で表示」に同じ数値があります。',
  saveSvg: 'SVG で保存',
  savePng: 'PNG で保存',
  madeOn: (date) => `Noctuary、${date}`,
  pictureFailed: '画像を保存できませんでした。',
  toBottom: (name) => `${name}：クリックすると棒を一番下に表示します`,
  showTable: '表で表示',
  hideTable: '表を隠す',
  tableOf: (label) => `${label}（表）`,
  week: '週',
  days: '期間',
  total: '合計',
  counted: (range, count, noun) => `${range}：${noun} ${count}`,
  countedWith: (range, count, noun, parts) => `${range}：${noun} ${count}、内訳 ${parts}`,

  shareOf: (percent, whole) => `${whole}の ${percent}`,
};

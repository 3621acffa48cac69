import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: 'モデル',
  nouns: { one: 'モデルの分類群', many: 'モデルの分類群' },
  search: '分類群とモデルを名前で検索',
  noMatch: (text) => `「${text}」に一致する分類群はありません。`,
  shows: '表示',
  views: { table: '表', plot: '図', corrections: '修正' },
  columns: {
    taxon: '分類群',
    rank: '階級',
    model: 'モデル',
    given: '付与',
    lookedAt: '確認済み',
    agreed: '一致',
    share: '割合',
    interval: '95 % 区間',
    high: '上端',
  },
  means: {
    taxon: 'モデルが示した分類群。人が別のものを示した場合も含みます。',
    rank: '分類群の階級。サーバーの語のままです。',
    model: 'モデルとその版。複数のモデルがある場合は、スコアが最も高いものだけを数えます。',
    given: 'モデルがそう示した出現記録。',
    lookedAt: 'そのうち人が確認したもの。取り下げられた同定は数えません。',
    agreed: '確認されたもののうち、人が同じ分類群と同定したもの。',
    share: '確認されたもののうち一致した割合。確認が 20 件未満のときは示しません。',
    interval:
      '確認されたものが無作為に選ばれたとした場合の、全体の割合の範囲（Wilson、95 %）。人は無作為には確認しません。',
  },
  tooFew: '確認が 20 件未満',
  between: (low, high) => `${low} – ${high}`,
  notNamed: '名前のないモデル',
  modelOf: (id) => `モデル ${id}`,
  taxonOf: (id) => `分類群 ${id}`,
  mustLoadAll: (total) => `モデルが示したものは、出現記録 ${total} 件すべてから求めます。`,
  summary: (given, lookedAt, agreed) => `付与 ${given} 件、確認済み ${lookedAt} 件、一致 ${agreed} 件`,
  summaryShare: (share, interval) => `${share}（${interval}）`,
  noAccuracy:
    'これは正確さではありません。人は珍しいもの、疑わしいもの、美しいものを見るのであり、無作為には見ません。割合は、確認した人がどれだけ一致したかを示します。',
  none: 'これらの出現記録を示したモデルはありません。',
  noneLookedAt: '確認された出現記録が 20 件以上あるモデルがないので、図に示すものがありません。',
  allTaxa: 'すべての分類群',
  plot: '確認されたもののうち一致した割合（分類群別）',
  plotMeans: '点：確認されたもののうち一致した割合。線：95 % 区間。確認が 20 件以上の分類群だけです。',
  bar: (taxon, share, interval, lookedAt) =>
    `${taxon}：${share}（${interval}）、${plural(lookedAt, { other: '確認 # 件' })}`,
  shownOf: (shown, all) => `${all} のうち、確認の多い ${shown}。`,
  corrections: '人が変えたもの',
  from: 'モデルの同定',
  to: '人の同定',
  occurrences: '出現記録',
  noCorrections: 'モデルと異なる同定をした人はいません。',
  show: (from, to) => `${from} から ${to} への出現記録を表示`,
  more: (count) => plural(count, { other: 'ほか # 件' }),
  noTime: '時刻の記載なし',
  showAll: (count) => plural(count, { other: 'さらに # 件を表示' }),
  csv: 'CSV をダウンロード',
};

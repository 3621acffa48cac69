import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: '分類群',
  nouns: { one: '分類群', many: '分類群' },
  search: '分類群を名前で検索',
  noMatch: (text) => `「${text}」に一致する分類群はありません。`,
  table: '表',
  tree: 'ツリー',
  models: 'モデル',
  loading: '分類群を読み込み中…',

  name: '名前',
  nameMeans: '分類群の名前（サーバーの表記）。',
  rank: '階級',
  rankMeans:
    'サーバーの表記による階級。界（KINGDOM）から種（SPECIES）の順に並び、その他の語は最後になります。UNKNOWN：生物学の名前ではなく、プロジェクトの名前。',
  parent: '上位',
  parentMeans: '上位の分類群。レコードには ID だけがあり、名前はこの一覧から表示します。',
  parentElsewhere: (id) => `分類群 ${id}（この一覧にありません）`,
  noParent: '上位なし：最上位',
  occurrences: '出現記録',
  occurrencesMean:
    'この分類群そのものに同定された出現記録（サーバーの集計）。下位の分類群は含みません。プロジェクトを選択しても、すべてのプロジェクトを数えるサーバーがあります。棒は一覧の最大値との比較です。',
  lookedAt: '確認済み',
  lookedAtMeans:
    '出現記録のうち、人が同定したもの。取り下げられた同定は数えません。サーバーはプロジェクトごとに数えます。',
  lookedAtUnsaid: 'プロジェクトを選ぶと、サーバーが示す場合に数えられます',
  lookedAtOf: (some, all) => `${all} 件中 ${some}`,
  updated: '更新',
  updatedMeans: 'サーバーが分類群のレコードを最後に変更した日時。',

  treeLabel: '上位別の分類群',
  treeNameMeans: '各分類群の下に、その下位の分類群を示します。クリックすると名前順に並びます。',
  treeRankMeans: 'サーバーの表記による階級。',
  own: '自身',
  ownMeans:
    'この分類群そのものに同定された出現記録（サーバーの集計）。プロジェクトを選択しても、すべてのプロジェクトを数えるサーバーがあります。',
  sum: '下位を含む',
  sumMeans:
    '自身と、この一覧にあるすべての下位の分類群の出現記録。棒は最大の枝との比較です。クリックするとこの順に並びます。',
  rankUnknown: '階級の報告なし',
  ownUnknown: '自身の出現記録は報告なし',
  ownCount: (count) => `自身 ${numberText(count)} 件`,
  sumUnknown: '合計は不明',
  sumCount: (count) => `下位を含む ${numberText(count)} 件`,
  unreported: (count) => plural(count, { other: '枝の # 分類群は件数の報告がなく、合計に含まれません。' }),
  elsewhere: 'このプロジェクトの一覧にありません',
  circle: '上位が循環しています',
  parentMissing: (id) => `上位の分類群 ${id} がこの一覧にありません`,
  parentNotLoaded: '上位がまだ読み込まれていません',
  found: (count) => plural(count, { other: '# 件見つかりました（上位も表示）' }),
  foundSoFar: (count) => plural(count, { other: 'これまでに # 件見つかりました（上位も表示）' }),
  counts: (taxa, roots) => plural(taxa, { other: `# 分類群、最上位 ${numberText(roots)} 件` }),
  countsSoFar: (taxa, roots) => plural(taxa, { other: `読み込み済み # 分類群、最上位 ${numberText(roots)} 件` }),
  printed: (rows) => `最初の ${rows} 行を印刷。`,

  panel: '選択した分類群',
  selectInTable: '表で分類群を選択すると、見つかった場所が表示されます。',
  selectInTree: 'ツリーで分類群を選択すると、見つかった場所が表示されます。',
  noSuchTaxon: (id) => `この一覧に ID ${id} の分類群はありません。`,
  loadingTaxon: (id) => `分類群 ${id} を読み込み中…`,
  clear: '選択を解除',
  notShown: '表示中の分類群に含まれません。',
  elsewhereMeans: 'このプロジェクトの一覧にはありません。一覧にある分類群の上位として表示しています。',
  ownOccurrences: '自身の出現記録',
  sumAbout: '自身と、この一覧にあるすべての下位の分類群の出現記録。',
  children: '直下',
  childrenMean: 'この分類群を上位とする分類群。',
  season: '季節と場所',
  above: '上位の分類群',
  gbif: (taxon) => `GBIF の ${taxon}、www.gbif.org を開きます`,
  gbifMeans: 'Noctuary の外の www.gbif.org で名前を検索します',
  where: '見つかった場所',
  noneOwn: 'サーバーの集計では、この分類群そのものの出現記録はありません。',
  noneOwnButBelow: 'サーバーの集計では、この分類群そのものの出現記録はありません。合計は下位の分類群のものです。',

  withoutDeployment: (count) => plural(count, { other: 'そのうち # 件には設置がありません。' }),
  mustLoadAll: (total) => `出現記録が ${total} 件あります。設置ごとに数えるには、すべて読み込んでください。`,
  recordCounts: (count) => `分類群のレコードでは ${count} 件です。集計の時点または方法が異なります。`,
  recordCountsAll: (count) =>
    `分類群のレコードでは ${count} 件です。すべてのプロジェクトの集計か、集計の時点が異なります。`,

  mapLabel: (taxon) => `${taxon} が見つかった場所`,
  mapSummary: '下の一覧にすべて表示されています。',
  unlocated: (count, all) => `${numberText(all)} 件中 ${numberText(count)} 件の設置には位置がありません。`,
  notOnMap: (count, all) =>
    `${numberText(all)} 件中 ${numberText(count)} 件の設置には位置がなく、地図に表示されません。`,
  deploymentsOf: (taxon) => `${taxon} が見つかった設置`,
  showAll: (count) => `全 ${count} 件の設置を表示`,
};

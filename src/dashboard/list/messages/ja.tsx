import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('ja');

export const messages: Messages = {
  panels: { filters: 'フィルター', columns: '列', download: 'ダウンロード', views: 'ビュー' },
  filtersSet: (count) => plural(count, { other: 'フィルター、# 件設定中' }),
  searchByName: '名前で検索',
  opening: '開いています…',
  controls: '操作',
  controlsSet: (count) => plural(count, { other: '操作、フィルター # 件設定中' }),

  notLoaded: (many) => `${many}を読み込めませんでした。`,
  loading: (many) => `${many}を読み込み中…`,
  shownOf: (shown, all, many) => (
    <>
      {many} {all} 件中 {shown} 件
    </>
  ),
  rowsOf: (shown, all, many) => (
    <>
      {many} {all} 件のうち 1–{shown} 行目
    </>
  ),
  soFar: (shown, many) => (
    <>
      {many} 現在 {shown} 件
    </>
  ),
  loadedOf: (loaded, all, many) => `${many} ${all} 件中 ${loaded} 件を読み込み済み`,
  loaded: (loaded) => `${loaded} 件読み込み済み`,
  loadedLeft: (loaded, all, time) => `${all} 件中 ${loaded} 件、残り${time}`,
  cancel: 'キャンセル',
  notRefreshed: (reason) => `更新できませんでした：${reason}`,
  stopped: (reason) => `読み込みが停止しました：${reason}`,
  stoppedAt: (loaded, all) => `${all} 件中 ${loaded} 件で読み込みが停止しました`,
  goOn: '続行',

  moreThan: (count) => `${count}＋`,
  loadAll: (many) => `すべての${many}を読み込む`,
  loadAllOf: (count, many) => `${many} ${count} 件をすべて読み込む`,
  loadAllTo: (loadAll, purpose) => `${purpose}${loadAll}`,
  toSumUp: '検索、絞り込み、集計のために',
  takes: (time) => `約${time}かかります。キャンセルできます。`,

  uncounted: (loaded, many, counted) => `${many} ${loaded} 件を読み込みました。サーバーの件数は ${counted} 件です。`,
  endless: (many) => `サーバーは${many}の次のページがあるとしていますが、新しい内容はありません。`,

  area: (corners) => plural(corners, { other: '# 角形の範囲' }),
  box: (latitudes, longitudes) => `${latitudes}、${longitudes}`,
  directions: {
    number: { up: '小さい順', down: '大きい順' },
    date: { up: '古い順', down: '新しい順' },
    text: { up: '昇順', down: '降順' },
    'yes-no': { up: 'いいえが先', down: 'はいが先' },
  },
  orderedBy: (column, direction) => `${column}の${direction}`,
  thenBy: (first, next) => `${first}、次に${next}`,
  first: (count) => `先頭 ${count}`,
  countOf: (count, all) => `${all} 件中 ${count} 件`,
  sortedByServer: (ordering) => `サーバーで並べ替え：${ordering}`,
  sorted: (ordering) => `ブラウザーで並べ替え：${ordering}`,
  sortedSoFar: (ordering) => `読み込み済みの分を並べ替え：${ordering}`,
  sorting: (ordering) => `並べ替え中：${ordering}`,
  showMore: (shown, all) => `さらに表示（${all} 件中 ${shown} 件を表示中）`,
  all: (count, noun) => plural(count, { other: `${noun.many} 全 # 件` }),
  filteredBy: (columns) => `絞り込み：${columns}`,
  updated: (time) => `更新：${time}`,

  search: '検索',
  filter: (name, condition) => `${name}：${condition}`,
  range: (from, to) => `${from}～${to}`,
  atLeast: (value) => `${value} 以上`,
  atMost: (value) => `${value} 以下`,
  since: (day) => `${day}以降`,
  until: (day) => `${day}まで`,
  or: (one, other) => `${one}または${other}`,
  more: (count) => `他 ${count} 件`,
  yes: 'はい',
  no: 'いいえ',
  notReported: '報告なし',
  none: 'なし',
  noFilters: 'フィルターなし',
  filtersLabel: '設定中のフィルター',
  clearAll: 'すべて解除',
  removed: (filters) => `このプロジェクトにないため解除：${filters}`,
  dismiss: '非表示にする',

  sumOf: (count) => `${count} 件の合計`,
  withoutUnknown: (count) => plural(count, { other: '報告なし # 件を除く合計' }),
  printed: (count, all) => `印刷：${all} 件中、先頭の ${count} 件。CSV ファイルには全件が入ります。`,
  nothing: '表示するものがありません。',
  rowsSelected: (count) => plural(count, { other: '# 行を選択' }),
  rowsCopied: (count) => plural(count, { other: '# 行をコピーしました' }),
  copyRefused: 'コピーできません：ブラウザーが許可していません。',

  id: 'ID',
  idMeans: (one) => `${one}の ID。ページのアドレスと同じです。`,
  uncertainty: '座標の不確かさ',
  uncertaintyMeans:
    '座標は丸められています：その精度に対する Georeferencing Best Practices の不確かさに、既知の場合は位置自体の不確かさを加えた値です。',

  missing: (count) => plural(count, { other: '# 件不足：サーバーから送信されませんでした' }),
  repeated: (count) => plural(count, { other: '# 件不足：サーバーがページ間で同じレコードを送信しました' }),
  loadAgain: 'もう一度読み込む',
  notRequested: (count) => plural(count, { other: '# 件を除外：要求していないレコードが送信されました' }),
  setAside: (count) => plural(count, { other: '# 件を除外：無効なレコード' }),
  toSort: (columns) => `${columns}で並べ替えるために`,
  allToSearch: (count, many) =>
    `${many}は ${count} 件あります。検索と絞り込みは全件が対象のため、先にすべてを読み込む必要があります。`,
  allToSort: (count, many, ordering) =>
    `${many}は ${count} 件あります。サーバーによる並べ替え（${ordering}）を確認できなかったため、先にすべてを読み込む必要があります。`,

  noneYet: (loaded) => `これまでに読み込んだ ${loaded} 件には該当がありません。残りを読み込み中です。`,
  noneOf: (loaded, all) => `読み込んだ ${loaded} 件には該当がありません。全部で ${all} 件あります。`,
  noneOfPart: (many, part) => `これまでのところ、該当する${many}はありません。${part}`,
  noRecords: (many) => `${many}はありません。`,
  noRecordsInProject: (many) => `このプロジェクトに${many}はありません。`,
  noMatch: (many, filters) => plural(filters, { other: `# 件のフィルターに一致する${many}はありません。` }),
  clearAllFilters: 'すべてのフィルターを解除',
  remove: (filter) => `${filter}を解除`,
  removeToShow: (filter, count) => `${filter}を解除（${count} 件を表示）`,
  notSent: (count, noun) =>
    plural(count, { other: `サーバーの集計では${noun.many} # 件ですが、送信されませんでした。` }),
  unreadable: (count, noun) => plural(count, { other: `${noun.many} # 件を受信しましたが、読み取れませんでした：` }),
  dataProblems: '設定の「データの問題」',
};

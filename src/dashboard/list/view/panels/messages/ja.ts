import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  numbersOf: (count, many) => `ここの数は、これまでに読み込んだ${many} ${count} 件のものです。`,
  numbersOfAll: (count, many, all) =>
    `ここの数は、これまでに読み込んだ${many} ${count} 件のものです。絞り込むには、先に全 ${all} 件を読み込みます。`,
  otherFilters: 'その他の設定中のフィルター',
  filtersOf: (many) => `${many}のフィルター`,
  counting: '集計中…',
  yes: 'はい',
  no: 'いいえ',
  notReported: '報告なし',
  searchValues: (column) => `${column}を検索`,
  searchAmong: (count) => `${count} 個の値を検索`,
  noValue: (text) => `${text}に一致する値はありません。`,
  noValueLoaded: (text) => `読み込み済みの値に${text}と一致するものはありません。`,
  moreValues: (count) => plural(count, { other: '他 # 個。' }),
  month: '月',
  season: 'シーズン',
  thisMonth: '今月',
  monthOf: (column) => `${column}：月`,
  seasonOf: (column) => `${column}：シーズン`,
  from: (column) => `${column}、開始`,
  to: (column) => `${column}、終了`,
  between: '～',
  firstDay: (column) => `${column}のカレンダー、最初の日`,
  lastDay: (column) => `${column}のカレンダー、最後の日`,
  backwards: '該当なし：最初の値が 2 番目の値より大きくなっています。',
  noNumber: (typed, column, whole, decimal) =>
    `数値ではありません：${typed}。${column}は ${whole} や ${decimal} のように入力してください。`,
  noDate: (typed, column) =>
    `日付ではありません：${typed}。${column}は 2025-07-14 や 2025年7月14日 のような年付きの日、または 2025年7月 のような月で入力してください。`,

  columns: '列',
  reset: 'リセット',
  rows: '行',
  comfortable: '標準',
  compact: 'コンパクト',
  widths: '幅の単位はピクセルです。表では、見出しの端をドラッグするか、見出しで Shift と ← → を使います。',
  moveUp: (column) => `${column}を上へ移動`,
  moveDown: (column) => `${column}を下へ移動`,
  widthOf: (column) => `${column}の幅（ピクセル）`,
  movedTo: (column, at, all) => `${column}は ${all} 列中 ${at} 列目になりました`,

  download: 'ダウンロード',
  rowsAsShown: (rows, noun, columns) =>
    plural(rows, {
      other: `${noun.many} # 件を、表と同じ内容と順序で、ID を含む ${columns} 列で保存します。日付は ISO 8601、不明な値は空です。CSV の見出しは英語です。`,
    }),
  firstRows: '先頭の行だけが読み込まれています。',
  rounded: ({ step, moved }) => `座標は ${step} に丸められ、移動は最大 ${moved} です。ファイル名にも記載されます。`,
  noneLocated: 'どの行にも位置がありません。座標は空で、地図には何も表示されません。',
  notWhole: (rows, all) => `全件ではありません：${all} 件中 ${rows} 件を読み込みました。`,
  stillLoading: '一覧を読み込み中です。完了まで待つか、キャンセルして読み込み済みの分を使ってください。',
  stillSorting: '一覧を並べ替え中です。',
  noRows: 'ダウンロードするものがありません。',
  forExcel: 'Excel 用 CSV',
  forExcelMeans:
    '数値の表記に使う言語の Excel 用です。é や ø などの文字が化けないように、先頭に印を付けます。ほかのプログラムには通常の CSV を使ってください。',
  commas: 'CSV：値の区切りはコンマ、小数点はピリオド',
  semicolons: 'CSV：値の区切りはセミコロン、小数点はコンマ',
  asFile: (format) => `${format} でダウンロード`,
  partAsFile: (rows, all, format) => `${all} 件中 ${rows} 件を ${format} でダウンロード`,
  describe: 'このファイルの列',
  describeMeans: '各列の内容、単位、出所を説明する CSV ファイル',

  views: 'ビュー',
  viewsMean: (many) =>
    `ビューは、${many}の列、順序、フィルター、検索をこのブラウザーに保存します。リンクで共有できます。`,
  viewsAreHere: 'このブラウザーに保存されています。ビューはリンクで共有できます。',
  linkCopied: (view) => `${view}のリンクをコピーしました。`,
  deleted: (view) => `${view}を削除しました。`,
  saved: (view) => `${view}を保存しました。`,
  viewName: 'ビューの名前',
  viewNameHint: '現在の表示の名前',
  save: '保存',
  replace: '置き換え',
  shown: '表示中',
  newName: (view) => `${view}の新しい名前`,
  nameTaken: '同じ名前のビューがあります。',
  copyLink: (view) => `${view}のリンクをコピー`,
  rename: (view) => `${view}の名前を変更`,
  delete: (view) => `${view}を削除`,
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('ja');

export const messages: Messages = {
  page: 'ストレージ',
  title: 'ストレージソース',
  nouns: { one: 'ストレージソース', many: 'ストレージソース' },
  search: 'ストレージソースを名前、バケット、プロジェクトで検索',
  searchHint: '名前、バケット、プロジェクト',
  noMatch: (text) => `「${text}」に一致するストレージソースはありません。`,
  panels: 'パネル',
  table: '表',
  addImages: '画像を追加…',
  sortBy: '並べ替え',
  loading: 'ストレージソースを読み込み中…',
  unnamedProject: (id) => `プロジェクト ${id}`,
  projectUnknown: 'プロジェクトの報告なし',

  name: '名前',
  nameMeans: 'ストレージソースの名前。プロジェクトの画像を保存するオブジェクトストレージ内の場所です。',
  project: 'プロジェクト',
  projectMeans: '画像がそこに保存されているプロジェクト。',
  bucket: 'バケット',
  bucketMeans: 'オブジェクトストレージのバケット。',
  deployments: '設置',
  deploymentsMean: '画像がそこに保存されている設置。',
  files: 'ファイル',
  filesMean: '最後の索引時に数えたファイル。報告なし：未索引。0：索引済みで空。',
  size: 'サイズ',
  sizeMeans:
    '最後の索引時に数えたファイルのバイト数。サーバーが数値を報告しない場合は、サーバーの文言をかぎ括弧で示します。',
  captures: '撮影',
  capturesMean: 'サーバーが撮影として認識しているファイル。',
  lastChecked: '最終確認',
  lastCheckedMeans: 'ソースに接続できるかをサーバーが最後に確認した日時（サーバーの報告による）。',
  notReported: '報告なし',
  indexing: '索引',
  indexingMeans: 'ソースが索引されたことがあるか、ファイルが見つかったか。',
  ratio: 'ファイルあたりの撮影数',
  ratioMeans: '撮影数をファイル数で割った値。1 未満の場合、撮影でないファイルがあります。',
  noRatio: 'ファイルがないか、報告なし',
  prefix: 'プレフィックス',
  prefixMeans: 'バケット内のフォルダー。',
  endpoint: 'エンドポイント',
  endpointMeans: 'オブジェクトストレージのアドレス。',
  updated: '更新',
  updatedMeans: 'サーバーがソースのレコードを最後に変更した日時。',
  notEntered: '入力なし',

  states: {
    indexed: '索引済み',
    'indexed and empty': '索引済みで空',
    'never indexed': '未索引',
  },
  statesMean: {
    indexed: 'ファイルは数えられています。',
    'indexed and empty': 'ファイルを数えましたが、ありませんでした（0）。',
    'never indexed': 'ファイルは一度も数えられていません。いくつあるか不明です。不明は 0 ではありません。',
  },
  stateUnknown: '索引の報告なし',
  noBucket: 'バケットの入力なし',
  bucketUnknown: 'バケットの報告なし',
  atEndpoint: (bucket, endpoint) => (
    <>
      {bucket}（{endpoint}）
    </>
  ),
  ofBytes: (bytes, project) => `${project} の ${bytes} のうち`,
  ofBytesReported: (bytes, reported, sources, project) =>
    `${project} の ${numberText(sources)} 件中 ${numberText(reported)} 件のソースの ${bytes} のうち`,
  ofFiles: (files, project) => `${project} の ${numberText(files)} ファイルのうち`,
  ofFilesReported: (files, reported, sources, project) =>
    `${project} の ${numberText(sources)} 件中 ${numberText(reported)} 件のソースの ${numberText(files)} ファイルのうち`,
  bytesUnknown: 'プロジェクトのバイト数に占める割合は不明です。',
  filesUnknown: 'プロジェクトのファイル数に占める割合は不明です。',

  sources: 'ソース',
  sumOfAll: (sources) => plural(sources, { other: '全 # 件のソースの合計' }),
  sumOfSome: (reported, sources) =>
    `${numberText(sources)} 件中 ${numberText(reported)} 件のソースの合計（ほかは不明）`,
  sumOfNone: (sources) => plural(sources, { other: '# 件のソースすべてで報告なし' }),
  neverAndEmpty: (never, empty) => `未索引 ${numberText(never)} 件、索引済みで空 ${numberText(empty)} 件`,
  neverAndEmptySoFar: (never, empty) =>
    `読み込み済みのうち、未索引 ${numberText(never)} 件、索引済みで空 ${numberText(empty)} 件`,

  sizes: 'サイズ別のストレージソース',
  whole: '表示中のソース',
  noSizes: '0 を超えるサイズを報告しているソースはありません。',
  sizesAbout: '面積はサイズ、プロジェクトごとにまとめて表示。',
  notDrawn: (count) => plural(count, { other: 'サイズの報告がないか 0 の # 件は表示されません。' }),
};

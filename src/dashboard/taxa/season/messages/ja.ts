import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  titleOf: (id) => `分類群 ${id}`,
  noSuch: '分類群が見つかりません',
  noneWithId: (id) => `ID ${id} の分類群はありません。`,
  allTaxa: 'すべての分類群',
  inTree: 'ツリーで表示',
  foundByOccasion: '調査回ごとの確認',
  exportThese: 'エクスポート',
  exportTheseMeans:
    'この分類群とその下位の分類群、これらの設置、出現記録の絞り込みでエクスポートのフォームを開きます。',
  exportTheseNot: 'エクスポートは 1 つのプロジェクト、設置 400 件までが対象です。選択を減らしてください。',
  showAll: (all) => `${all} 件すべてを表示`,

  counted: '数える分類群',
  countedAre: { included: '下位を含む', no: 'この分類群のみ' },
  deployments: '設置',
  addDeployment: '設置を追加',
  chooseDeployment: '設置を選択',
  remove: (name) => `${name} を外す`,
  chosen: (count) => plural(count, { other: '選択した設置 # 件' }),
  allDeployments: 'すべての設置',
  noneOfProject: '選択した設置は、選択中のプロジェクトのものではありません。',
  lowestScore: '最低スコア',
  scoreWrong: (example) => `0 から 1 までの数（例：${example}）`,
  yearsDrawn: '描く年（6 年まで）',
  asTable: '表で表示',

  measure: '出現記録数/夜',
  label: '週ごとの出現記録数/夜',
  labelOf: (name) => `${name}：週ごとの出現記録数/夜`,
  about: '出現記録の数をトラップナイトで割った値です。トラップナイトは、セッションが 1 つ以上稼働した設置の 1 夜です。',
  drawn:
    '線：1 週間のすべての夜をまとめた値。0：トラップは稼働したが見つからなかった。途切れ：セッションなし、または未処理の画像がある。棒：稼働した夜の数。',
  basedOn: (occurrences, nights, deployments) =>
    `${plural(occurrences, { other: '出現記録 # 件' })}、トラップナイト ${nights}、${deployments}`,
  deploymentsOf: (count) => plural(count, { other: '設置 # 件' }),
  notAll: '一部は未読み込み',
  ofChosen: '調査努力量：選択した設置。',
  ofProject: (name) => `調査努力量：プロジェクト ${name} のすべての設置。`,
  ofProjects: (names) => `調査努力量：見つかったプロジェクトのすべての設置：${names}。`,
  ofManyProjects: (count) => plural(count, { other: '調査努力量：見つかった # 件のプロジェクトのすべての設置。' }),
  withBelow: '下位の分類群を含みます。',
  withoutBelow: '下位の分類群は含みません。',
  scoreFrom: (score) => `スコア ${score} 以上。`,
  unscored: (count) => plural(count, { other: 'スコアのない出現記録 # 件は除外されています。' }),
  unplaced: (count) =>
    plural(count, { other: '出現記録 # 件は、これらの設置のどのセッションにも属さず、どの夜にも入っていません。' }),
  uncounted: (count) =>
    plural(count, {
      other:
        '出現記録 # 件は、未処理の画像がある夜、または出現記録数が報告されていない夜のもので、どの値にも入っていません。',
    }),
  neverFound: 'これらの夜には見つかっていません。',
  nothingRan: 'これらの年に、これらの設置のセッションはありません。',
  nowhere: '対象の設置がありません：どの設置でも見つかっていません。',

  bin: (week, parts) => `${week}：${parts}`,
  point: (year, rate, occurrences, nights) => `${year} ${rate}（${nights} 夜に ${occurrences} 件）`,
  unknownPoint: (year, nights) => `${year} 不明（${nights} 夜）`,
  noSessionIn: (year) => `${year} セッションなし`,

  week: '週',
  occurrences: '出現記録',
  nights: '稼働した夜',
  rate: '1 夜あたり',
  noSession: 'セッションなし',
  notKnown: 'これらの夜には未処理の画像があるか、出現記録数が報告されていません',

  csv: 'CSV をダウンロード',

  yearTable: '各年の初記録と終記録',
  year: '年',
  first: '初記録',
  last: '終記録',
  at: (night, deployment) => `${night}、${deployment}`,
  notFound: '記録なし',

  where: '場所（1 夜あたりの値）',
  whereIn: (years) => `${years} 年にセッションがあった各設置の、1 トラップナイトあたりの出現記録数。`,
  whereAbout: '0 の設置は稼働しましたが、見つかりませんでした。',
  mapLabel: (name) => `${name} が見つかった場所（1 夜あたりの値）`,
  mapSummary: '下の表にすべてあります。',
  placeTable: '設置ごとの 1 夜あたりの値',
  deployment: '設置',
  rowsShown: (first, last, all) => `${all} 行中 ${first}～${last} 行`,
  previous: '前へ',
  next: '次へ',
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: '種',
  nouns: { one: '分類群', many: '分類群' },
  columns: {
    taxon: '分類群',
    rank: '階級',
    occurrences: '出現記録',
    nights: '夜数',
    lookedAt: '確認済み',
    bestScore: '最高スコア',
    first: '最初',
    last: '最後',
    bestCapture: '最良の撮影',
    bestSession: '最良の撮影のセッション',
  },
  means: {
    taxon:
      '出現記録の同定結果です。名前はサーバーのものです。分類群のページを開きます。下位の分類群は別の行になります。',
    rank: 'サーバーが使う階級名です。界から種の順に並び、その他の語は後に続きます。',
    occurrences: 'ちょうどこの分類群に同定され、撮影をまたいで追跡された個体の数です。下位の分類群は含みません。',
    nights: 'これらの出現記録が 1 件以上ある夜の数です（夕方の日付による）。複数のトラップで同じ夜は 1 夜と数えます。',
    lookedAt: 'これらの出現記録のうち、取り下げられていない同定を人がしたものの数と全体の数。',
    bestScore:
      'モデルが自らの同定に付けた最高スコアです。0 から 1 まで、端数は切り捨てます。「人」はすべて人による同定で、スコアがありません。',
    first: 'これらの出現記録が最初に現れた時刻です（トラップの時計）。',
    last: 'これらの出現記録が最後に見られた時刻です（トラップの時計）。',
    bestCapture: 'スコアが最高の出現記録が最初に現れた時刻です（トラップの時計）。その撮影またはセッションを開きます。',
    bestSession: 'スコアが最高の出現記録があるセッションの ID です。',
  },
  lookedAtOf: (some, all) => `${all} 件中 ${some}`,
  notSaidWho: 'サーバーはこれらの出現記録を誰が同定したかを示していません。',
  person: '人',
  personMeans: '人による同定（モデルのスコアなし）',
  noScore: 'スコアの報告なし',
  noTime: '時刻の報告なし',
  others: (count) => plural(count, { other: 'ほか # 件' }),
  othersMean: (count) => plural(count, { other: '同じスコアの出現記録がほかに # 件' }),

  shows: '表示',
  views: { table: '表', accumulation: '累積' },
  ranks: '階級',
  groups: { species: '種', higher: '上位の階級', unknown: '不明', all: 'すべて' },
  lowestScore: '最低スコア',
  lowestScoreMeans: 'モデルがこの値以上のスコアで同定した出現記録と、人が同定したすべての出現記録を数えます。',
  anyScore: '指定なし',
  atLeast: (score) => `${score} 以上`,

  ofSessions: (sessions, nights) => plural(nights, { other: `${sessions}、# 夜が対象です。` }),
  counted: (count) => plural(count, { other: '出現記録 # 件' }),
  left: {
    species: (taxa, occurrences) => plural(taxa, { other: `# 種（${occurrences}）` }),
    higher: (taxa, occurrences) => plural(taxa, { other: `上位の階級の分類群 # 件（${occurrences}）` }),
    unknown: (taxa, occurrences) => plural(taxa, { other: `階級不明の分類群 # 件（${occurrences}）` }),
  },
  undetermined: (count) => plural(count, { other: '未同定の出現記録 # 件' }),
  belowScore: (count, score) => plural(count, { other: `スコアが ${score} 未満の出現記録 # 件` }),
  withoutScore: (count) => plural(count, { other: 'スコアのない出現記録 # 件' }),
  notShown: (parts) => `表示していないもの：${parts}。`,

  none: '出現記録はありません。',
  noneOfRanks: 'これらの階級の分類群はありません。',
  showAllRanks: 'すべての階級を表示',
  mustLoadAll: (total) => `出現記録が ${total} 件あります。分類群ごとに数えるには、すべて読み込んでください。`,
  occurrencesNoun: '出現記録',
  inSessions: '夜とフィルターを選ぶ',
  exportTheseMeans:
    'これらの夜、この設置、出現記録の絞り込みでエクスポートのフォームを開きます。すべての階級の分類群を含みます。',
};

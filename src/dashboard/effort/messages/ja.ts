import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: '調査努力量',
  about: 'いつ各設置が稼働し、何が見つかったかを調査回ごとに示します。調査回は、連続した夜のまとまりです。',

  shows: '色の意味',
  measures: {
    nights: '稼働した夜',
    hours: '稼働時間',
    captures: '撮影',
    occurrences: '出現記録',
    detected: '確認',
  },
  means: {
    nights:
      'トラップナイト：セッションが 1 つ以上稼働した夜。セッションは、その間に午前 0 時を含む後の夜にも数えます。',
    hours: 'セッションが稼働した時間。夜は正午から正午までです。',
    captures: 'セッションの撮影数の合計。NA：セッションなし、またはセッションの一部の夜だけが調査回に入る。',
    occurrences:
      'セッションの出現記録の合計（すべての分類群）。NA：セッションなし、またはセッションの一部の夜だけが調査回に入る。',
    detected:
      '1：1 つ以上のセッションで見つかった。0：セッションがあり件数も分かっているが、見つからなかった。NA：セッションなし、または見つからず、未処理の画像がある、または唯一の記録が同定の絞り込みで除外されている。数夜にわたるセッションでは、出現記録は最初に現れた夜に属します。',
  },
  occasion: '調査回',
  nightsLong: (nights) => plural(nights, { other: '# 夜' }),
  monthLong: '月',
  from: '最初の夜',
  to: '最後の夜',
  taxon: '分類群',
  chooseTaxon: '分類群を選択',
  chooseTaxonFirst: '分類群を選択すると、いつどこで確認されたかが表示されます。',
  withDescendants: '下位の分類群も含みます。',
  lowestScore: '最低スコア',
  scoreWrong: (example) => `0 から 1 までの数（例：${example}）`,
  asTable: '表で表示',

  none: 'これらの夜にセッションはありません。',
  basedOn: (deployments, sessions, nights) =>
    `${plural(deployments, { other: '設置 # 件' })}、${plural(sessions, { other: 'セッション # 件' })}、${plural(nights, { other: 'トラップナイト #' })}`,
  chosen: (count) => plural(count, { other: '選択した設置 # 件' }),
  showAll: 'すべての設置を表示',

  label: (measure) =>
    `設置と調査回ごとの${measure}。矢印キーで次の調査回または設置へ移動し、Enter で設置のセッションを開きます。`,
  hint: '調査回にポインターを合わせると詳細が表示されます。',
  cell: (deployment, occasion, what) => `${deployment}、${occasion}：${what}`,
  noSession: 'セッションなし',
  unknown: '不明',
  ofOthers: '不明、ここでの唯一の記録が絞り込みで除外されています',
  unknownOfOthers: (occasions) =>
    plural(occasions, {
      other: '設置の調査回 # 件は 0 ではなく不明（NA）です：この分類群の唯一の記録が絞り込みで除外されています。',
    }),
  leftOut: (nights) => plural(nights, { other: '除外：出現記録のない # 夜' }),
  unprocessed: (nights) => plural(nights, { other: '不明、# 夜に未処理の画像あり' }),
  nights: (count) => plural(count, { other: '稼働 # 夜' }),
  hours: (hours, text) => plural(hours, { other: `稼働 ${text} 時間` }),
  captures: (count) => plural(count, { other: '撮影 # 枚' }),
  occurrences: (count) => plural(count, { other: '出現記録 # 件' }),
  yes: '確認（1）',
  no: '確認なし（0）',
  ofEffort: (what, nights) => `${nights}で${what}`,

  table: (measure) => `設置と調査回ごとの${measure}`,
  deployment: '設置',
  projectUnknown: 'プロジェクトの報告なし',
  occasionsShown: (first, last, all) => `調査回 ${first}～${last}（全 ${all}）`,
  deploymentsShown: (first, last, all) => `設置 ${first}～${last}（全 ${all}）`,
  previous: '前へ',
  next: '次へ',

  matrixFile: '行列を CSV で（camtrapR）',
  unmarkedFile: '確認の有無と調査努力量を CSV で（unmarked）',
  fileNote:
    '設置ごとに 1 行、調査回ごとに 1 列。セッションなしまたは不明は NA です。夜を除いた場合は行列のファイル名に示し、unmarked 用のファイルにはその数があります。',
  signs: '枠のみ：0。しま：不明。線：セッションなし。',
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  nightsBefore: (count, year) => plural(count, { other: `${year} 年より前の夜 #` }),
  nightsAfter: (count) => plural(count, { other: '未来の夜 #' }),
  perNight: '一夜あたりのセッション数',
  perNights: (nights) => plural(nights, { other: '# 夜ごとのセッション数' }),
  soFar: (bars, loaded) => `${bars}（読み込み済みの ${loaded} 件）`,
  countedOf: (some, all) => plural(all, { other: `# セッション中 ${some}` }),
  inNight: (sessions, date) => `${date}の夜：${sessions}`,
  inNights: (sessions, nights, date) => `${date}からの${plural(nights, { other: ' # 夜' })}：${sessions}`,
  totalsOf: (some, all) => `${all} セッション中 ${some} の合計`,
  totalsLoading: (some, all) => `${all} セッション中 ${some} の合計…`,
  totalsPart: (some, all) => `${all} セッション中 ${some} の合計（残りは未読み込み）`,
  unlisted: (count) => plural(count, { other: 'セッションのある # 設置が設置の一覧にありません' }),
  totalsMean: {
    deployment: 'カメラトラップ。そのセッションを開きます。',
    project: '設置が属するプロジェクト。',
    sessions: '設置の調査セッション。',
    nights: 'トラップナイト：セッションが 1 つ以上稼働した夜。長いセッションの後の夜も含みます。',
    captures: '全セッションの画像。',
    capturesPerNight: '撮影数を夜の数で割った値。',
    capturesPerHour: '撮影数を全セッションの時間で割った値。',
    occurrences: '撮影をまたいで追跡され、それぞれ同定された、全セッションの個体。',
    occurrencesPerNight: '出現記録を夜の数で割った値。画像がすべて処理済みの夜だけを使います。',
    firstNight: '最初のセッションの夜。',
    lastNight: 'セッションが稼働した最後の夜。',
  },
  rateUnknown: 'セッションがないか、一部が不明',
};

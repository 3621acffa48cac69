import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: '分類群の累積',
  label: (taxa) => `トラップナイト数に対する${taxa}数`,
  titleOf: (label, of) => `${label}：${of}`,
  count: '数える単位',
  ranks: { SPECIES: '種', GENUS: '属', FAMILY: '科', ORDER: '目' },
  taxa: {
    SPECIES: (count) => plural(count, { other: '# 種' }),
    GENUS: (count) => plural(count, { other: '# 属' }),
    FAMILY: (count) => plural(count, { other: '# 科' }),
    ORDER: (count) => plural(count, { other: '# 目' }),
  },
  asTable: '表で表示',
  needsAll: '曲線は、すべてのセッションと出現記録を読み込んだ後に表示されます。一部だけでは別の曲線になります。',
  computing: '曲線を計算しています…',
  none: '出現記録数がわかっている夜がありません。',
  found: (taxa, nights) => `${plural(nights, { other: '# トラップナイト' })}で ${taxa}。`,
  aboveRank: {
    SPECIES: (count) => plural(count, { other: '種まで同定されていない出現記録 # 件は含みません。' }),
    GENUS: (count) => plural(count, { other: '属まで同定されていない出現記録 # 件は含みません。' }),
    FAMILY: (count) => plural(count, { other: '科まで同定されていない出現記録 # 件は含みません。' }),
    ORDER: (count) => plural(count, { other: '目まで同定されていない出現記録 # 件は含みません。' }),
  },
  belowScore: (count) => plural(count, { other: 'スコアが下限未満、またはスコアのない出現記録 # 件は含みません。' }),
  unknownNights: (count) => plural(count, { other: '出現記録数が不明な # トラップナイトは含みません。' }),
  means:
    '観測値：日付順に、最初の夜から見つかった分類群の数。期待値：夜のすべての並び順の平均（夜単位の希薄化、Mao Tau）と 95% 区間。選んだ階級より下の同定は、その階級の分類群として数えるため、二重には数えません。',
  observed: '観測値',
  expected: '期待値',
  interval: '95% 区間',
  trapNights: 'トラップナイト',
  range: (low, high) => `${low}～${high}`,
  point: (nights, observed, expected, low, high) =>
    `${plural(nights, { other: '# トラップナイト' })}：観測値 ${observed}、期待値 ${expected}（${low}～${high}）`,
  rowsShown: (first, last, all) => `${all} 行中 ${first}～${last} 行`,
  previous: '前へ',
  next: '次へ',
  csv: '曲線を CSV で保存',
};

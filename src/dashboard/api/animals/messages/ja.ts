import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  names: { sex: '性別', life_stage: '生活史段階', behavior: '行動' },
  mean: {
    sex: '情報源がこの性別とする出現記録だけを数えます。',
    life_stage: '情報源がこの生活史段階とする出現記録だけを数えます。',
    behavior: '情報源がこの行動を記した出現記録だけを数えます。',
  },
  values: {
    sex: { female: '雌', male: '雄' },
    life_stage: { adult: '成体', subadult: '亜成体', juvenile: '幼体' },
    behavior: {},
  },
  any: '指定なし',
  notGiven: '記載なし',
  looked: {
    name: '同定',
    mean: '人が同定したもの、モデルだけが同定したもの、または両者の分類群が異なるものだけを数えます。取り下げられた同定は数えません。',
    values: { person: '人が確認済み', model: 'モデルのみ', disagree: '人とモデルが不一致' },
    ofThese: (count) => `これらの出現記録のうち、人が確認したものは ${count} 件です。`,
    ofThoseThatSay: (count, said) =>
      `これらの出現記録のうち、人が確認したものは ${count} 件です（同定者を示すものは ${said} 件）。`,
    neverSaid: 'サーバーは誰が同定したかを示していないため、このフィルターでは何も残りません。',
  },
  asked: (name, value) => `${name}：${value}`,
  others: (count, asked) => plural(count, { other: `${asked}で除かれた出現記録 # 件` }),
  only: (asked) => `${asked}だけを数えています。`,
  leftOut: (count) => plural(count, { other: 'ほかの出現記録 # 件は除外されています。' }),
  neverGiven: (names) => `これらの出現記録には、この絞り込みの値がありません：${names}。`,
};

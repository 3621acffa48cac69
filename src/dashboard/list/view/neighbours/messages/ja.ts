import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  ofList: (many) => `一覧の${many}`,
  previous: (noun) => `前の${noun}`,
  next: (noun) => `次の${noun}`,
  noPrevious: (noun) => `これより前の${noun}はありません`,
  noNext: (noun) => `これより後の${noun}はありません`,
  position: (at, all, noun, ordering) => plural(all, { other: `${noun.many} # 件中 ${at} 件目（${ordering}）` }),
  missing: (position, missing) => `${position}、${missing} 件不足`,
  looking: (many) => `前後の${many}を検索中…`,
  notInList: (one) => `この${one}は、元の一覧にありません。`,
  tooLong: (many) => `前後の${many}は不明です：一覧が長すぎて読み込めません。`,
  notLoaded: (many) => `前後の${many}は不明です：一覧を読み込めませんでした。`,
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  leaveOutEmpty: '出現記録のない夜を除く',
  leaveOutEmptyOf: (count) => plural(count, { other: '出現記録のない夜を除く（# 夜）' }),
  unprocessed: (count) => plural(count, { other: '# トラップナイトは 0 ではなく不明：未処理の画像があります。' }),
  emptyCounted: (count) => plural(count, { other: '出現記録のない # トラップナイトは 0 として数えます。' }),
  emptyLeftOut: (count) => plural(count, { other: '出現記録のない # トラップナイトは除いています。' }),
};

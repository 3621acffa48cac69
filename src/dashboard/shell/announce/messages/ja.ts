import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  exportEnded: {
    SUCCESS: 'エクスポートが完了しました',
    FAILURE: 'エクスポートに失敗しました',
    REVOKED: 'エクスポートは取り消されました',
  },
  exportOther: (status) => `エクスポート：${status}`,
  exportsFinished: (count) => plural(count, { other: 'エクスポート # 件完了' }),
  exportsFailed: (count) => plural(count, { other: 'エクスポート # 件失敗' }),
  exportsCancelled: (count) => plural(count, { other: 'エクスポート # 件取り消し' }),
  exportsOther: (count, status) => plural(count, { other: `エクスポート # 件 ${status}` }),
  showExport: '表示',
  close: (name) => `閉じる：${name}`,
};

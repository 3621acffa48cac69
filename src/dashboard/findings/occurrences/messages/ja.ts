import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  loading: '出現記録を読み込み中…',
  notLoaded: '出現記録を読み込めませんでした。',
  cancelled: '読み込みは中止されました。',
  inTurn: (count) =>
    plural(count, {
      other: 'このサーバーは、一度に 1 つのプロジェクトの出現記録を返します。# 件のプロジェクトに順に問い合わせます。',
    }),
  many: '出現記録',
  basedOnAll: (count) => plural(count, { other: '全 # 件の出現記録に基づきます。' }),
  basedOnAllOfProject: (count) => plural(count, { other: '選択したプロジェクトの全 # 件の出現記録に基づきます。' }),
  basedOn: (loaded, total) => `${total} 件中 ${loaded} 件の出現記録に基づきます。`,
  basedOnOfProject: (loaded, total) => `選択したプロジェクトの ${total} 件中 ${loaded} 件の出現記録に基づきます。`,
  loaded: (loaded, total) => `出現記録 ${total} 件中 ${loaded} 件を読み込み済み`,
  cancel: 'キャンセル',
  loadAgain: '再読み込み',
  resume: '読み込みを続ける',
  missing: (count) => `${count} 件が不足`,
  stoppedAt: (loaded, total) => `${total} 件中 ${loaded} 件で停止`,
  stoppedBecause: (loaded, total, reason) => `${total} 件中 ${loaded} 件で停止：${reason}`,
  leftOut: (count) => plural(count, { other: '# 件は無効なレコードのため含まれません。' }),
};

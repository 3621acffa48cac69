import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  filtered: (count, total) =>
    `一覧と件数には、各プロジェクトの既定のフィルターが適用されています。出現記録は ${plural(total, { other: '# 件' })}中 ${count} 件です。`,
  all: (count, total) =>
    `一覧と件数にはすべてが含まれています。出現記録は全 ${plural(total, { other: '# 件' })}、各プロジェクトの既定のフィルターを適用すると ${count} 件です。`,
  showAll: 'すべて表示',
  applyFilters: '既定のフィルターを適用',
};

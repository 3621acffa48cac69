import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  copy: 'コピー',
  copied: 'コピーしました',
  previewOf: (name) => `${name}のプレビュー`,
  firstRows: (shown) => plural(shown, { other: '最初の # 行' }),
  columnsOf: '列（説明は英語）',
  column: '列',
  meaning: '意味',
  noPreview: 'このファイルには表示できる表がありません。',
  loadingPreview: '読み込み中…',
  filesOf: 'アーカイブのファイル',
  closePreview: '閉じる',
  previewFailed: (reason) => `プレビューを読み込めませんでした。${reason}`,
};

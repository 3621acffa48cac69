import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  ofFile: 'ファイル',
  checking: 'ファイルを確認中…',
  checkAgain: '再確認',
  notChecked: (reason) => `ファイルを確認できませんでした。${reason}`,
  fileMissing: (status) => `ファイルがありません：サーバーの応答は ${status} です。`,
  fileRefused: (status) => `このファイルを読む権限がありません（${status}）。設定でトークンを入力できます。`,
  fileDifferences: 'ファイルの相違',
  fileDiffers: '✕ ファイルがエクスポートと異なります',
  fileAgreesWhole: (size) => `✓ チェックサム一致（${size}）`,
  fileAgrees: (size) => `✓ ファイル確認済み：${size}`,
  fileHas: (size) => `ファイルは ${size} です。エクスポートは、これらの数をすべては報告していません。`,
  rowsAndBytes: (rows, bytes) => plural(rows, { other: `# 行、${bytes}` }),
  tooLargeToHash: (size) => `チェックサムは比較していません。ブラウザーで計算できるのは ${size} までのファイルです。`,
  noHashing: 'チェックサムは比較していません。ブラウザーは HTTPS の場合のみ計算します。',

  cancelTitle: (name) => `${name} を取り消しますか？`,
  cancelAsk: 'このエクスポートを取り消しますか？途中のファイルは削除されます。',
  cancelConfirm: 'エクスポートを取り消す',
  keep: '取り消さない',
  notCancelled: (reason) => `エクスポートは取り消されませんでした。${reason}`,
};

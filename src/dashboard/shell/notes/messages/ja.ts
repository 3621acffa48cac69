import type { Messages } from './en.ts';

export const messages: Messages = {
  newBuild: 'Noctuary の新しいバージョンがあります。',
  newService: 'このアドレスは現在、別のサーバーのデータを表示します。画面の内容は以前に読み込まれたものです。',
};

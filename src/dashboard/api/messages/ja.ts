import type { Messages } from './en.ts';

export const messages: Messages = {
  noConnection: 'サーバーに接続できません。この内容は以前に読み込まれていません。',
  notReached: 'サーバーに接続できませんでした。',
  cancelled: 'サーバーの応答がなく、待機を取り消しました。',
  silent: (seconds) => `サーバーが ${seconds} 秒以内に応答しませんでした。`,
  stopped: (seconds) => `応答が途中で止まりました。${seconds} 秒間データが届いていません。`,
  tooLong: (seconds) => `応答が ${seconds} 秒たっても完了しませんでした。`,
  triedTwice: (reason) => `${reason}要求は 2 回送信されました。`,
  cutOff: (address, size) => `${address} への応答が ${size} で途切れました。`,
  status: (status) => `サーバーの応答：${status}。`,
  statusBecause: (status, reason) => `サーバーの応答：${status}（${reason}）`,
  wrongAnswer: (address, details) =>
    `${address} へのサーバーの応答は JSON ではありませんでした（${details}）。ログインページやプロキシが間にある可能性があります。このアドレスを新しいタブで開くか、サーバーの管理者に問い合わせてください。`,
  wrongForm: (address, faults) => `${address} への応答がインターフェースの形式に合っていません。${faults}`,
  noAuthToken: 'サーバーは受け付けましたが、トークンを送りませんでした。',

  addressTooLong: '長すぎます。',
  addressControl: '制御文字が含まれています。',
  addressScheme: 'http:// または https:// で始まっていません。',
  addressUser: 'ユーザー名またはパスワードが含まれています。',
  addressInvalid: '有効なアドレスではありません。',

  lists: {
    captures: '撮影',
    occurrences: '出現記録',
    schema: 'サーバーの説明',
  },
  allOccurrences: 'すべての出現記録',
  roundedTo: (step) => `${step} に丸め`,
  wholeProject: 'プロジェクト全体',
  filtersUnknown: 'フィルターの報告なし',
};

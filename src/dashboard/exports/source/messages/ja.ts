import type { Messages } from './en.ts';

export const messages: Messages = {
  title: 'コピー元に依頼',
  about: (host) =>
    `このページのエクスポートは、コピーからここで作られます。${host} に依頼すると、プロジェクト全体のファイルがコピー元で作られます。ここには表示されません。`,
  project: 'プロジェクト',
  format: 'コピー元の形式',
  order: 'コピー元に依頼する',
  needsToken: (host) => `${host} への依頼には、あなたのトークンが必要です。`,
  token: (host) => `${host} 用のトークン`,
  takeToken: 'このトークンを使う',
  orLogIn: (host) => `または ${host} のアカウントでログイン：`,
  tokenInvalid: 'トークンは、文字・数字・記号からなる 1 語です。',
  tokenStored: (host) => `${host} 用のトークンは、このタブを閉じるまで保存され、コピー元にだけ送られます。`,
  removeToken: 'トークンを削除',
  offerFailed: (reason) => `コピー元に何を依頼できるか、わかりません。${reason}`,
  refused: (reason) => `コピー元は依頼を受け付けませんでした。${reason}`,
  ordered: 'コピー元が依頼を受け付けました。',
  orderedAs: (id) => `コピー元が依頼を受け付けました（エクスポート ${id}）。`,
  exportsThere: (host) => `${host} のエクスポート（JSON）`,
};

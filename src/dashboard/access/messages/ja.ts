import type { Messages } from './en.ts';

export const messages: Messages = {
  orLogIn: 'または、ここでログインしてください：',
  email: 'メールアドレス',
  password: 'パスワード',
  stay: 'タブを閉じた後もログインしたままにする',
  logIn: 'ログイン',
  tokenUnusable: 'サーバーから使えないトークンが送られました。',
};

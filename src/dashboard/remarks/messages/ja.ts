import type { Messages } from './en.ts';

export const messages: Messages = {
  star: 'スター',
  starMeans: 'ご自身で付けたスター。このブラウザーだけに保存されます。',
  starOf: (name) => `スター：${name}`,
  starTheImage: 'この画像にスターを付ける',

  note: 'メモ',
  noteMeans: 'ご自身のメモ。このブラウザーだけに保存されます。検索の対象になります。',
  yours: 'スターとメモ',
  addNote: 'メモを追加',
  editNote: 'メモを編集',
  noteOnImage: 'この画像へのメモ',
  onlyHere: 'このブラウザーだけに保存され、送信されません。',
  noteKeys: 'Ctrl+Enter で保存、Esc で変更を破棄します。',
  changedAt: (time) => `変更：${time}`,
  bothKept: 'このメモは別のタブでも変更されました。両方の文を残しました。',
  withKey: (label, key) => `${label}（${key}）`,

  notStored: {
    full: '保存されていません：このアドレス用のブラウザーの保存領域がいっぱいです。変更はページを閉じるまで有効です。設定でメモとスターをエクスポートし、ほかの保存データを消去してください。',
    blocked:
      '保存されていません：このブラウザーはこのアドレスでの保存を許可していません。変更はページを閉じるまで有効です。設定でメモとスターをエクスポートしてください。',
  },
};

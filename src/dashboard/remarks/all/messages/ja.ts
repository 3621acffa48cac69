import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');
const records = (count: number) => plural(count, { other: '# 件' });

export const messages: Messages = {
  none: 'メモとスターはまだありません。セッションと設置のページや画像ビューアーで追加できます。',
  counts: (stars, notes) => `スター ${records(stars)}、メモ ${records(notes)}`,
  table: 'メモとスター',
  scrolls: 'メモとスター（スクロール可能）',
  find: 'メモと名前を検索',
  noneFound: (typed) => `「${typed}」に一致するメモや名前はありません。`,
  newest: (shown, all) => `${all} 件のうち新しい ${shown} 件です。検索の対象はすべてです。`,
  record: 'レコード',
  kinds: { session: 'セッション', deployment: '設置', capture: '撮影' },
  star: 'スター',
  starred: 'スター付き',
  note: 'メモ',
  changed: '変更',
  deleteOne: (name) => `スターとメモを削除：${name}`,

  export: (count) => plural(count, { other: '# 件を CSV でエクスポート' }),
  import: 'ファイルをインポート…',
  deleteAll: 'すべて削除…',
  deleteQuestion: (count) => `${records(count)}のスターとメモを削除しますか？`,
  confirm: '削除',
  cancel: 'キャンセル',
  deleted: (count) => `${records(count)}のスターとメモを削除しました。`,
  undo: '元に戻す',
  undone: '元に戻しました。',
  notUndone: '元に戻せません：ブラウザーにこれ以上保存できません。',

  reading: 'ファイルを読み込んでいます…',
  imported: (added, changed, unchanged) =>
    `インポートしました：追加 ${records(added)}、変更 ${records(changed)}、変更なし ${records(unchanged)}（同じか、こちらが新しいもの）。`,
  refusedLines: (count) => plural(count, { other: '# 行はインポートされませんでした：' }),
  moreLines: (count) => plural(count, { other: 'ほか # 行' }),
  lineFaults: {
    columns: (line, count) => `${line} 行目の項目は ${count} 個で、先頭行の数と異なります。`,
    kind: (line, text) =>
      `${line} 行目：kind が「${text}」です。session、deployment、capture のいずれかにしてください。`,
    id: (line, text) => `${line} 行目：id が「${text}」です。数値にしてください。`,
    session_id: (line, text) => `${line} 行目：session_id が「${text}」です。数値にしてください。`,
    star: (line, text) => `${line} 行目：star が「${text}」です。yes か no にしてください。`,
    note: (line, most) => `${line} 行目：メモが ${most} 文字を超えています。`,
    time: (line, column, text) =>
      `${line} 行目：${column} が「${text}」です。2026-12-01T20:15:03Z のような UTC の時刻にしてください。`,
    service: (line) => `${line} 行目：サービスがありません。`,
  },
  ofOthers: (count, services) =>
    `${plural(count, { other: '# 行は別のサーバーのものなので除きました' })}：${services}。ここでは同じ ID が別のレコードを指すことがあります。`,
  importOthers: 'これもインポート',
  tooLarge: (size, most) => `ファイルは ${size} です。メモのファイルは ${most} までです。インポートしていません。`,
  notText: 'ファイルが UTF-8 のテキストではありません。インポートしていません。',
  notRemarks: (columns) =>
    `メモとスターのファイルではありません：先頭行に ${columns} がありません。インポートしていません。`,
  noLines: 'ファイルにメモもスターもありません。',
  notImported: {
    full: 'インポートしていません：このアドレス用のブラウザーの保存領域に空きがありません。',
    blocked: 'インポートしていません：このブラウザーはこのアドレスでの保存を許可していません。',
  },

  unstored: (count) =>
    `${plural(count, { other: '# 件の変更が保存されていません' })}。ブラウザーの保存領域がいっぱいか、保存できない設定です。ページを閉じると失われます。今すぐメモとスターをエクスポートしてください。`,
  unreadable: (count) =>
    plural(count, {
      other: '保存された # 件は読み取れません。別のバージョンの Noctuary が書いた可能性があります。',
    }),
  removeUnreadable: '読み取れないものを削除',
};

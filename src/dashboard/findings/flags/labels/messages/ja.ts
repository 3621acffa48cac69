import type { Messages } from './en.ts';

export const messages: Messages = {
  flags: {
    date: '疑わしい日付',
    long: '24 時間超',
    zero: '長さがゼロ',
    single: '撮影 1 枚のみ',
    overlap: '重複',
    empty: '出現記録なし',
    unprocessed: '未処理の画像あり',
    far: '撮影数が通常と異なる',
  },
};

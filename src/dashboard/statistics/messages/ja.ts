import type { Messages } from './en.ts';

export const messages: Messages = {
  title: '数値の定義',
  inEnglish: 'この文章は英語です。',
  sections: '項目',
};

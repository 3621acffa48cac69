import type { Messages } from './en.ts';

export const messages: Messages = {
  silent: (days) => `最後の撮影が、プロジェクトの終了していないトラップの半数以上より ${days} 日以上前です。`,
  current: '無反応でも終了でもありません。',
  ended: (days, season) =>
    `今日までの ${days} 日間にプロジェクトの撮影がないか、最後の撮影がプロジェクトの最新より ${season} 日を超えて前です。プロジェクトまたは季節が終わっています。`,
  endedAt: (days, season, newest) =>
    `${newest}（全プロジェクトで最新の撮影）までの ${days} 日間にプロジェクトの撮影がないか、最後の撮影がプロジェクトの最新より ${season} 日を超えて前です。プロジェクトまたは季節が終わっています。`,
  noCaptures: 'サーバーは最後の撮影日を報告していません。',
};

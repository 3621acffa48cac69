import type { Messages } from './en.ts';

export const messages: Messages = {
  asOf: (host, time) => `${host} のコピー（${time} 時点）`,
  copyOf: (host) => `${host} のコピー`,
  filling: (done, of, list) => `コピー中：${list} ${of} 件のうち ${done} 件`,
  fillingLeft: (progress, left) => `${progress}、残り約${left}`,
  notFilled: (host) => `${host} のコピー（未完了）`,
  awaySince: (time) => `${time} から接続不可`,
  refusedSince: (time) => `${time} から読み取り拒否`,
  keptAsOf: (time) => `決定により ${time} 時点のまま`,
  paused: '一時停止中',
  asks: 'コピーから質問があります',
  notCopied: 'コピーされないもの',
  notCopiedList: (things) => `コピーされないもの：${things}`,
};

import type { Messages } from './en.tsx';

export const messages: Messages = {
  asOf: (host, time, wide) => (
    <>
      {wide(`${host} の`)}コピー（{time} 時点）
    </>
  ),
  filling: (done, of, list) => `コピー中：${list} ${of} 件のうち ${done} 件`,
  fillingLeft: (progress, left, wide) => (
    <>
      {progress}、残り{wide('約')}
      {left}
    </>
  ),
  notFilled: (host, wide) => <>{wide(`${host} の`)}コピー（未完了）</>,
  awaySince: (time) => `${time} から接続不可`,
  paused: '一時停止中',
  asks: 'コピーから質問があります',
  notCopied: 'コピーされないもの',
  notCopiedList: (things) => `コピーされないもの：${things}`,
};

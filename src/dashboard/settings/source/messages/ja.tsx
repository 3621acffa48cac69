import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('ja');
const requests = (count: number) => plural(count, { other: '要求 # 件' });

export const messages: Messages = {
  reading: '読み込み中…',
  notKnown: (reason) => `コピーの状態が不明です：${reason}`,
  notRefreshed: (reason) => `更新できませんでした：${reason}`,

  address: 'アドレス',
  copied: 'コピーの対象',
  allProjects: 'すべてのプロジェクト',
  someProjects: (ids) => `次の ID のプロジェクト：${ids}`,
  state: '状態',
  phases: {
    filling: '初回のコピー中です。終わるまで一部のレコードがありません。',
    looking: '変更を確認しています',
    comparing: 'すべてのレコードをコピー元と比べています',
    waiting: '次の確認を待っています',
    paused: '一時停止中です。再開するまで、コピー元の変更は反映されません。',
    asking: '質問への回答があるまで停止しています',
    not_running: '現在、コピー元を追うプロセスがありません。1 分以内に別のプロセスが始まります。',
  },
  doneOf: (done, of, list) => `${list} ${of} 件のうち ${done} 件`,
  timeLeft: (progress, left) => `${progress}、残り約${left}`,
  reach: 'コピー元',
  awaySince: (time) => `${time} から接続できません。ページには以前コピーしたものが表示されます。`,
  refusedSince: (time) =>
    `${time} からコピー元が読み取りを拒否しています。ページには以前コピーしたものが表示されます。`,
  decision: '決定',
  kept: '決定によりそのまま残しています。',
  keptAsOf: (time) => `決定により ${time} 時点のまま残しています。`,
  keptMeans: (time) => `${time} に決定：この差がなくなるか変わるまで、コピー元の変更は反映されません。`,
  projectKeptMeans: (time) => `${time} に決定：そのままここに残し、他のプロジェクトをコピーします。`,
  filled: '完了した時刻',
  notFilled: '未完了',
  lastLook: '前回の確認',
  noLook: 'まだ完了していません',
  nextLook: '次の確認',
  onlyWhenTold: '指示したときのみ',
  every: (span) => `${span}ごと`,
  nextAt: (time, every) => `${time}、${every}`,
  compared: '前回の比較',
  notCompared: 'まだありません',
  pace: '速度',
  requests: (count, atATime) => `${requests(count)}、同時に最大 ${atATime} 件`,
  requestsAndMean: (count, atATime, mean) => `${requests(count)}、同時に最大 ${atATime} 件、応答の平均時間 ${mean}`,

  lookNow: '今すぐ確認',
  pause: '一時停止',
  goOn: '再開',
  mayNotChange: 'お使いのトークンでは、今すぐの確認や一時停止はできません。',
  notDone: (reason) => `実行されませんでした。${reason}`,

  lists: 'コピーの一覧',
  scrolls: 'コピーの一覧（スクロール可）',
  list: '一覧',
  here: 'ここ',
  hereMeans: 'このコピーにあるレコードの数。',
  there: 'コピー元',
  thereMeans: '前回の確認でコピー元が数えたレコードの数。',
  notCounted: 'コピー元にこの一覧がないか、まだ問い合わせていません',
  difference: '差',
  differenceMeans: '除外したレコードを含まない差。',
  differs: (more) => {
    if (more === 0) return 'なし';
    return plural(Math.abs(more), more > 0 ? { other: 'ここに # 件多い' } : { other: 'ここに # 件不足' });
  },
  setAside: '除外',
  setAsideMeans: 'コピー元から届いたが、使えなかったレコードの数。',

  failures: '失敗',
  noFailures: 'コピー元への要求は失敗していません。',
  notCopied: (things) => `コピーされないもの：${things}`,
  commandLine: (command) => <>コマンドラインでも確認できます：{command}</>,

  questions: {
    other_service:
      '別のサービスですか？コピー元のアドレスで応答するサービスには、このコピーのプロジェクトがありません。',
    project_gone: 'このコピーのプロジェクトがコピー元になくなりました。ここでも削除しますか？',
  },
  muchChanged: (list) =>
    list === null
      ? 'コピー元で多くの変更がありました。コピーにも反映しますか？'
      : `コピー元の${list}の一覧に多くの変更がありました。コピーにも反映しますか？`,
  answersMean:
    'ここではまだ何も変わっていません。現在の状態を取り込むと、コピー元になくなったものはここでも削除されます。コピーを残すと、そのままの状態で、差が変わったときだけもう一度質問します。',
  projectGoneMeans:
    'ここではまだ何も変わっていません。現在の状態を取り込むと、プロジェクトはここでも削除されます。残すと、プロジェクトはそのままここに残り、コピーは他のプロジェクトで続きます。',
  take: 'コピー元の現在の状態を取り込む',
  keep: 'コピーをそのまま残す',
  mayNotAnswer: 'お使いのトークンでは回答できません。',
};

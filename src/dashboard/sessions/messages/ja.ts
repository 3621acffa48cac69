import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: 'セッション',
  effort: '調査努力量',
  effortMeans: '稼働した夜、撮影、分類群が確認された場所',
  exportThese: 'エクスポート',
  exportTheseMeans: 'これらの設置、調査地、夜でエクスポートのフォームを開きます。ほかのフィルターは適用されません。',
  exportTheseNot: 'エクスポートは 1 つのプロジェクト、設置 400 件までが対象です。選択を減らしてください。',
  byDeployment: '設置別のセッション',
  session: 'セッション',
  sessions: 'セッション',
  deployment: '設置',
  deployments: '設置',
  search: '設置または夜でセッションを検索',
  placeholder: '設置、「2025年7月」など',
  noneFound: (text) => `設置、調査地、プロジェクト、夜が「${text}」に一致するセッションはありません。`,
  views: { table: '表', split: '両方', calendar: 'カレンダー', deployment: '設置別', species: '種' },
  species: '種',
  speciesOpening: '種を読み込み中…',

  nights: '夜',
  counted: (count) => plural(count, { other: '# セッション' }),

  loading: 'セッションを読み込み中…',
  notLoaded: 'セッションを読み込めませんでした。',
  drawing: 'カレンダーを描画中…',
  unread: {
    totals: (count) =>
      `${count} セッションあり、合計にはすべてが必要です。一部だけ読み込むには、上で夜を選ぶか、設置を一つ選択してください。`,
    calendar: (count) =>
      `${count} セッションあり、カレンダーにはすべてが必要です。一部だけ読み込むには、上で夜を選ぶか、設置を一つ選択してください。`,
    species: (count) =>
      `${count} セッションあり、種の集計にはすべてが必要です。一部だけ読み込むには、上で夜を選ぶか、設置を一つ選択してください。`,
  },
  purposes: { totals: '（合計のため）', calendar: '（カレンダーのため）', species: '（種の集計のため）' },
  noSessions: 'この設置にはセッションがありません。',
  nightsHeld: 'すべてのセッションを読み込むと、夜ごとの棒が描かれます。',
  noNights: '表示する夜がありません。',

  columns: {
    night: '夜',
    deployment: '設置',
    deploymentId: '設置 ID',
    project: 'プロジェクト',
    site: '調査地',
    start: '開始',
    duration: '長さ',
    capturesPerHour: '撮影数/時',
    moon: '月',
    flags: '警告',
  },
  means: {
    night:
      'トラップの時計による、夕方から翌朝まで。正午より前に始まるセッションは前日の夕方の夜に属し、数夜にわたるセッションは最初と最後の日付で示し、そのどの夜の一覧にも含まれます。',
    deployment: 'セッションのカメラトラップ。同じ名前が複数ある場合は、調査地と ID を付けます。',
    deploymentId: 'セッションの設置の ID。',
    project: 'セッションの設置が属するプロジェクト。',
    site: 'セッションの設置の調査地。',
    start: '最初の撮影の時刻（トラップの時計）。',
    duration: '最初の撮影から最後の撮影まで（サーバーの計測）。時計が変わる場合も正確です。',
    capturesPerHour:
      'セッションの長さ 1 時間あたりの撮影数。主にカメラの撮影間隔を表します。最初と最後の画像も数えるため、短いセッションでは高くなります（1 分間隔の 11 枚は 66/時）。',
    flags:
      'セッションで確認すべきこと。警告にポインターを合わせると理由が表示されます。一部は、同じ設置の全セッションとの比較です。',
  },
  counters: {
    captures_count: {
      header: '撮影',
      means: 'セッションで撮影された画像。捕獲量と同じくらい調査努力量を表します。',
    },
    detections_count: {
      header: '検出',
      means: 'モデルが撮影画像の動物に付けた枠。10 枚に写った動物は 10 回検出されます。',
    },
    occurrences_count: {
      header: '出現記録',
      means: '撮影をまたいで追跡され、それぞれ同定されたセッション内の個体。セッションごとの数は、一夜の数です。',
    },
    taxa_count: {
      header: '分類群',
      means: '異なる同定の数（階級は問わない）。種と並ぶその属も、「Unidentifiable」など分類群でない名前も数えます。',
    },
  },
  moonMeans: (placed, acrossDateLine, unplaced) =>
    `セッションの中ほどでの月相と輝面比（概算）。トラップの時計を、その経度の平均太陽時とみなします。輝面比の誤差は最大 ${placed} ポイント、日付変更線の反対側の日付を使う島では最大 ${acrossDateLine} ポイントです。位置が不明な場合は UTC とみなし、最大 ${unplaced} ポイントです。参考情報であり、原因ではありません。`,
  moonPhases: {
    new: '新月',
    waxingCrescent: '三日月',
    firstQuarter: '上弦の月',
    waxingGibbous: '満ちていく月',
    full: '満月',
    waningGibbous: '欠けていく月',
    lastQuarter: '下弦の月',
    waningCrescent: '有明月',
  },
  moonAt: (phase, percent) => `${phase}、セッションの中ほどで約 ${percent}`,
  trapClock: (time) => `${time}（トラップの時計）`,
  projectUnknown: '設置の一覧にありません',
  noSite: '調査地の入力なし',
  noTime: '撮影の間に時間の経過がありません',
  notProcessed: '画像が未処理',
  flagsUnknown: '全セッションを読み込むまで不明',
  noFlags: '警告なし',
  flagBecause: (flag, reason) => `${flag}：${reason}`,

  totals: {
    sessions: 'セッション',
    nights: '夜',
    capturesPerNight: '撮影数/夜',
    occurrencesPerNight: '出現記録/夜',
    firstNight: '最初の夜',
    lastNight: '最後の夜',
  },
  noSession: 'セッションなし',
};

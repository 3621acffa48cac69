import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: '設置',
  noun: { one: '設置', many: '設置' },
  views: { split: '両方', map: '地図', table: '表' },
  search: '設置を名前で検索',
  noName: (text) => `「${text}」に一致する設置名はありません。`,

  name: '名前',
  nameMeans:
    '設置の名前。設置とは、ある期間に一か所に置かれたカメラトラップです。同じ名前の設置には調査地と ID を付けて表示します。',
  project: 'プロジェクト',
  projectMeans: '設置が属するプロジェクト。',
  sessions: 'セッション',
  sessionsMean: 'この設置の調査セッション。通常は一晩に 1 件です。',
  captures: '撮影',
  capturesMean: 'ここでカメラが撮影した画像。捕獲量だけでなく調査努力量も反映します。',
  occurrences: '出現記録',
  occurrencesMean: '撮影をまたいで追跡した個体。それぞれに同定があります。',
  taxa: '分類群',
  taxaMean: '異なる同定の数（階級は問わない）。種と並ぶその属も、「Unidentifiable」など分類群でない名前も数えます。',
  firstDate: '最初の日',
  firstDateMeans: '最初の撮影の日（トラップの時計による）。',
  lastDate: '最後の日',
  lastDateMeans: '最後の撮影の日（トラップの時計による）。',
  active: '期間',
  activeMeans:
    '最初の撮影の日から最後の撮影の日まで（トラップの時計による）。休止と冬を含みます。フィルターは、指定した日のいずれかが期間に入る設置を表示します。',
  status: '状態',
  statusUnknown: 'すべての設置を読み込むまで不明',
  statusMeansUnknown: '撮影が続いているかどうか。すべての設置を読み込むまで不明です。',
  statusMeans: (silent, current, ended, none) =>
    `撮影が続いているかどうか。無反応：${silent}稼働中：${current}終了：${ended}撮影なし：${none}`,
  statuses: { silent: '無反応', current: '稼働中', ended: '終了', 'no captures': '撮影なし' },
  device: '機器',
  deviceMeans: '設置のカメラまたはロガー。',
  site: '調査地',
  siteMeans: '設置が属する調査地。',
  kept: {
    habitat: {
      header: '生息環境',
      definition: 'トラップ周辺の生息環境（情報源の表現）。',
    },
    feature_type: {
      header: '地物',
      definition: 'トラップのそばにあるもの（水場や小道など、情報源の用語）。',
    },
    bait_use: {
      header: '誘引餌',
      definition: '誘引餌を使ったかどうか（設置の情報源による）。',
    },
    camera_model: {
      header: 'カメラの機種',
      definition: 'カメラのメーカーと機種（設置の情報源による）。',
    },
    deployment_groups: {
      header: 'グループ',
      definition: '情報源が設置を入れているグループ。複数のこともあります。',
    },
    deployment_tags: {
      header: 'タグ',
      definition: '情報源が設置に付けたタグ。複数のこともあります。',
    },
  },
  notGiven: '情報源に記載なし',
  baited: '餌あり',
  notBaited: '餌なし',
  latestJob: '最新のジョブ',
  latestJobMeans:
    '最新のバックグラウンドジョブ（ストレージの同期または機械学習の処理）の状態。状態、次にジョブの作成日時の順に並べ替えます。',
  jobAt: (status, job, time) => `${status}：${job}、${time}`,
  updated: '更新日',
  updatedMeans: 'サーバーが設置のレコードを最後に変更した日時。',
  created: '作成日',
  createdMeans: '設置のレコードがサーバーに作成された日時。',
  latitude: '緯度',
  latitudeMeans: '十進度。北が正。位置が未入力の場合は不明です。',
  longitude: '経度',
  longitudeMeans: '十進度。東が正。位置が未入力の場合は不明です。',
  location: '位置',
  locationMeans: '緯度と経度（十進度）。地図に描いた範囲、または地図の表示範囲で絞り込めます。',
  check: '位置の確認',
  checkMeans:
    '位置がプロジェクトのほかの設置に比べて正しそうかどうか。符号違い：座標の符号を変えると、ほかの設置の近くになります。緯度経度の入れ替わり：緯度と経度を入れ替えると近くになります。遠方：ほかから 1,000 km を超えて離れ、近くに設置がありません。',
  misplacements: { sign: '符号違い', swapped: '緯度経度の入れ替わり', far: '遠方' },
  fromMiddle: (distance) => `プロジェクトの設置の中心から ${distance}`,
  toCheck: (what, distance) => `要確認：${what}、${distance}`,
  noLocation: '位置が未入力',
  noCaptures: 'まだ撮影なし',
  noDevice: '機器が未入力',
  noSite: '調査地が未入力',
  noJobs: 'ジョブなし',

  map: '設置の地図',
  allInTable: '表にすべて表示されています。',

  selected: '選択した設置',
  loading: (id) => `設置 ${id} を読み込み中…`,
  noSuch: (id) => `ID ${id} の設置はありません。`,
  clearSelection: '選択を解除',
  filteredOut: 'フィルターに一致しません。',
  noSiteEntered: '調査地が未入力',
  latestJobIs: '最新のジョブ：',
  withoutLocation: '位置情報なし',
  whyNotReported: '座標はサーバーから報告されていません',
  whyZero: '0.0, 0.0：位置が未入力',
  uncertain: (radius) => `半径 ${radius} 以内`,
  whyOutside: (coordinates) => `${coordinates} は地球上にありません`,

  daysLabel: '日',
  allDays: 'すべての日',
  daysUndated: (count) => plural(count, { other: '日：日付のない # 件は非表示' }),
  byDates: '最初と最後の日による · 表の数は設置全体',
  undated: (count) => plural(count, { other: '日付なし # 件は非表示' }),
};

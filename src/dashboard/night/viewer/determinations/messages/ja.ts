import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('ja');

export const messages: Messages = {
  title: '同定',
  boxes: '枠',
  boxesKey: '画像上の枠を表示・非表示（B）',
  score: 'スコア',
  scoreMeans: '同定のスコア（0～1）',
  here: (score) => `この撮影では ${score}`,
  person: '人',
  by: { person: '人が同定', model: 'モデルが同定' },
  byName: { person: (name) => `${name} が同定`, model: (name) => `モデル ${name} が同定` },
  modelSaid: (taxon) => `モデルの同定は ${taxon}`,
  modelSaidWith: (taxon, score) => `モデルの同定は ${taxon}（${score}）`,
  noTaxon: '未同定',
  individual: (id: string) => `個体 ${id}`,
  withoutBox: '枠なし',
  noBoxes: 'この撮影の枠をサーバーは提供していません。',
  fewerSent: (some, all) => plural(all, { other: `# 件の検出のうち ${some} 件が送られました。` }),
  none: 'この撮影に検出はありません。',
  loading: '読み込み中…',
  whilePlaying: '再生を止めると表示されます。',
  notLoaded: (reason) => `読み込めませんでした：${reason}`,
  notServed: '個々の撮影の同定をサーバーは提供していません。',
  around: 'この時刻の前後に写っていたもの。個々の撮影の同定をサーバーは提供していません。',
  someListed: (some, all) => `${all} 件中 ${some} 件を、スコアの高い順に表示しています。`,
};

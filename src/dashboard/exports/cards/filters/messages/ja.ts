import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  notApplied: (what) => `プロジェクト全体：サービスは${what}を適用しませんでした`,
  filters: {
    deployment: (name) => `設置 ${name} `,
    event: (name) => `セッション ${name} `,
    determination: (name) => `同定 ${name} `,
  },
  countsDiffer: (rows, what, matching) =>
    `ファイルには ${numberText(rows)} 件の記録がありますが、サービスの数では${what}は ${numberText(matching)} 件です。`,
  countsDifferWithDefaults: (rows, what, matching, filtered) =>
    `ファイルには ${numberText(rows)} 件の記録がありますが、サービスの数では${what}は ${numberText(matching)} 件（プロジェクトの既定のフィルターでは ${numberText(filtered)} 件）です。`,
};

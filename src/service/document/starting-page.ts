import { createHash } from 'node:crypto';

/** How much of the sample is stored: sessions, of all that it has. */
export interface FillProgress {
  sessions: number;
  of: number;
}

interface Words {
  starting: string;
  /** what is done with an empty database */
  filling: string;
  sessions: (done: string, of: string) => string;
  /** after the last session */
  finishing: string;
  opens: string;
  /** where nothing answers any more */
  ended: string;
}

// Not in the catalogues of the dashboard, which is not served yet.
const WORDS = {
  en: {
    starting: 'Noctuary is starting.',
    filling: 'The empty database is filled with the sample season, once.',
    sessions: (done, of) => `${done} of ${of} sessions`,
    finishing: 'The sessions are stored; they are counted, and the files of exports are made.',
    opens: 'This page opens by itself when it is ready.',
    ended: 'Noctuary does not answer any more. The window in which it was started says why.',
  },
  fr: {
    starting: 'Noctuary démarre.',
    filling: 'La base de données vide est remplie avec la saison d’exemple, une seule fois.',
    sessions: (done, of) => `${done} sessions sur ${of}`,
    finishing: 'Les sessions sont enregistrées ; elles sont comptées, et les fichiers d’export sont créés.',
    opens: 'Cette page s’ouvre d’elle-même quand tout est prêt.',
    ended: 'Noctuary ne répond plus. La fenêtre où il a été lancé en donne la raison.',
  },
  es: {
    starting: 'Noctuary se está iniciando.',
    filling: 'La base de datos vacía se llena con la temporada de muestra, una sola vez.',
    sessions: (done, of) => `${done} de ${of} sesiones`,
    finishing: 'Las sesiones están guardadas; se cuentan y se crean los archivos de exportación.',
    opens: 'Esta página se abre sola cuando todo está listo.',
    ended: 'Noctuary ya no responde. La ventana en la que se inició dice por qué.',
  },
  da: {
    starting: 'Noctuary starter.',
    filling: 'Den tomme database fyldes med eksempelsæsonen, én gang.',
    sessions: (done, of) => `${done} af ${of} sessioner`,
    finishing: 'Sessionerne er gemt; de tælles, og eksportfilerne laves.',
    opens: 'Siden åbner af sig selv, når alt er klar.',
    ended: 'Noctuary svarer ikke længere. Vinduet, det blev startet i, siger hvorfor.',
  },
  ja: {
    starting: 'Noctuary を起動しています。',
    filling: '空のデータベースにサンプルのシーズンを登録しています（初回のみ）。',
    sessions: (done, of) => `${of} 件中 ${done} 件のセッション`,
    finishing: 'セッションを保存しました。集計とエクスポートファイルの作成を行っています。',
    opens: '準備ができると、このページは自動的に開きます。',
    ended: 'Noctuary が応答しません。起動したウィンドウに理由が表示されています。',
  },
} satisfies Readonly<Record<string, Words>>;

/** In the colours of the dashboard (src/dashboard/ui/theme.css). */
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --paper: #f4f5f9; --ink: #1a1d2e; --muted: #5d627c;
  --line: #dcdfe9; --lamp: #f0a500; background: var(--paper); color: var(--ink); }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e1019; --ink: #e7e9f3; --muted: #9aa0ba; --line: #282d40; --lamp: #ffb838; }
}
body { margin: 18vh auto 0; max-width: 34rem; padding: 0 1.5rem; }
h1 { font-size: 1.25rem; margin: 0 0 1rem; }
p { margin: 0 0 0.5rem; }
.muted { color: var(--muted); }
.ended, [data-ended] > :not(.ended, h1) { display: none; }
[data-ended] > .ended { display: block; }
.count { font-variant-numeric: tabular-nums; }
progress { appearance: none; background: var(--line); block-size: 0.5rem; border: 0; border-radius: 0.25rem; inline-size: 100%;
  margin: 0.75rem 0; overflow: hidden; }
progress::-webkit-progress-bar { background: var(--line); }
progress::-webkit-progress-value { background: var(--lamp); }
progress::-moz-progress-bar { background: var(--lamp); }
`;

/** Shows each state without a flash, and asks on, since for a moment nothing listens before the service itself does. */
const SCRIPT = `
const END_AFTER = 15;
let failures = 0;
setInterval(async () => {
  try {
    const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (answer.ok) return location.reload();
    const main = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
    if (main === null) return location.reload();
    failures = 0;
    document.querySelector('main').replaceWith(main);
  } catch {
    failures += 1;
    document.querySelector('main').toggleAttribute('data-ended', failures >= END_AFTER);
  }
}, 1000);
`;

/** The Content-Security-Policy of the page. */
export const STARTING_POLICY = `default-src 'none'; connect-src 'self'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}`;

/**
 * The page that is shown before the service answers: that it starts, and how far a first fill is. It opens the page that
 * was asked for when that is answered.
 *
 * @param languages as the header `Accept-Language` has them
 *
 * @param progress null: nothing is filled
 */
export function startingPage(languages: string, progress: FillProgress | null): string {
  const language = languageOf(languages);
  const words = WORDS[language];
  const number = (value: number) => value.toLocaleString(language);
  const isWhole = progress !== null && progress.sessions === progress.of;
  const shown =
    progress === null
      ? ''
      : `<p>${words.filling}</p>
<progress max="${progress.of}" value="${progress.sessions}" aria-label="${words.filling}"></progress>
<p class="count">${words.sessions(number(progress.sessions), number(progress.of))}</p>
${isWhole ? `<p>${words.finishing}</p>` : ''}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Noctuary</title>
<style>${STYLE}</style>
<noscript><meta http-equiv="refresh" content="2"></noscript>
</head>
<body>
<main>
<h1>${words.starting}</h1>
${shown}
<p class="muted">${words.opens}</p>
<p class="ended">${words.ended}</p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** The first language that the page has. */
function languageOf(languages: string): keyof typeof WORDS {
  const isOurs = (code: string): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);
  const named = languages.split(',').map((one) => one.trim().toLowerCase().split(/[-;]/)[0] ?? '');
  return named.find(isOurs) ?? 'en';
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

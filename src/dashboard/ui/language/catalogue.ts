import { language, showLanguage } from './language.ts';
import { isPseudo, messagesIn, type ShownLanguage } from './languages.ts';

/** The messages of a room in the language of the page. */
export interface Catalogue<Messages> {
  /** the same object until the language changes; in components `useMessages` reads it */
  readonly now: Messages;
}

/** The files of a room's messages by their names, `./en.ts`, as `import.meta.glob` gives them. */
type Files<Messages> = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

interface Loadable {
  isLoaded: (shown: ShownLanguage) => boolean;
  load: (shown: ShownLanguage) => Promise<void>;
}

const catalogues = new Set<Loadable>();

/**
 * A room's messages, each language in a file of its own, of which a browser loads the one it shows. That begins here:
 * whatever loads a script waits with `messagesLoaded` before it renders what is in it.
 */
export function catalogue<Messages extends object>(files: Files<Messages>): Catalogue<Messages> {
  const loaders = new Map(
    Object.entries(files).map(([name, load]) => [name.slice('./'.length).split('.', 1)[0], load]),
  );
  const loaded = new Map<ShownLanguage, Messages>();
  const own: Loadable = {
    isLoaded: (shown) => loaded.has(shown),
    load: async (shown) => {
      const load = loaders.get(messagesIn(shown));
      if (load === undefined) throw new Error(`There are no messages in this language: ${shown}.`);
      const { messages } = await load();
      if (!isPseudo(shown)) loaded.set(shown, messages);
      else loaded.set(shown, (await import('./pseudo-messages.ts')).pseudoMessages(messages));
    },
  };
  catalogues.add(own);
  // A failure shows where `messagesLoaded` tries again.
  own.load(language()).catch(() => {});
  return {
    get now() {
      const messages = loaded.get(language());
      if (messages === undefined) throw new Error(`Messages were read before they were loaded (${language()}).`);
      return messages;
    },
  };
}

/** Resolves when every room whose script is loaded has its messages in a language, that of the page by default. */
export async function messagesLoaded(shown: ShownLanguage = language()): Promise<void> {
  const missing = [...catalogues].filter(({ isLoaded }) => !isLoaded(shown));
  if (missing.length === 0) return;
  await Promise.all(missing.map(({ load }) => load(shown)));
  // Scripts that came meanwhile may have brought further rooms.
  return messagesLoaded(shown);
}

/** Loads the messages of a language and shows the page in it. Fails where they cannot be loaded; then nothing changes. */
export async function changeLanguage(next: ShownLanguage): Promise<void> {
  await messagesLoaded(next);
  showLanguage(next);
}

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');
const records = (count: number) => plural(count, { one: '# enregistrement', other: '# enregistrements' });

export const messages: Messages = {
  none: 'Encore aucune note ni étoile. Ajoutez-en sur les pages des sessions et des déploiements et dans la visionneuse d’images.',
  counts: (stars, notes) =>
    `${plural(stars, { one: '# étoile', other: '# étoiles' })}, ${plural(notes, { one: '# note', other: '# notes' })}`,
  table: 'Notes et étoiles',
  scrolls: 'Notes et étoiles, à faire défiler',
  find: 'Chercher dans les notes et les noms',
  noneFound: (typed) => `Aucune note ni aucun nom ne correspond à « ${typed} ».`,
  newest: (shown, all) => `Les ${shown} plus récents sur ${all}. La recherche les trouve tous.`,
  record: 'Enregistrement',
  kinds: { session: 'Session', deployment: 'Déploiement', capture: 'Capture' },
  star: 'Étoile',
  starred: 'avec étoile',
  note: 'Note',
  changed: 'Modifié',
  deleteOne: (name) => `Supprimer l’étoile et la note : ${name}`,

  export: (count) =>
    plural(count, { one: 'Exporter # enregistrement en CSV', other: 'Exporter # enregistrements en CSV' }),
  import: 'Importer un fichier…',
  deleteAll: 'Tout supprimer…',
  deleteQuestion: (count) => `Supprimer les étoiles et les notes de ${records(count)} ?`,
  confirm: 'Supprimer',
  cancel: 'Annuler',
  deleted: (count) => `Les étoiles et les notes de ${records(count)} ont été supprimées.`,
  undo: 'Annuler l’opération',
  undone: 'Opération annulée : les étoiles et les notes sont comme avant.',
  notUndone: 'Opération non annulée : le navigateur ne conserve plus rien.',

  reading: 'Lecture du fichier…',
  imported: (added, changed, unchanged) =>
    `Importé : ${plural(added, { one: '# enregistrement ajouté', other: '# enregistrements ajoutés' })}, ${plural(changed, { one: '# modifié', other: '# modifiés' })}, ${plural(unchanged, { one: '# inchangé (identique, ou plus récent ici)', other: '# inchangés (identiques, ou plus récents ici)' })}.`,
  refusedLines: (count) =>
    plural(count, { one: '# ligne n’a pas été importée :', other: '# lignes n’ont pas été importées :' }),
  moreLines: (count) => plural(count, { one: '# autre ligne', other: '# autres lignes' }),
  lineFaults: {
    columns: (line, count) => `La ligne ${line} a ${count} champs ; la première ligne en a un autre nombre.`,
    kind: (line, text) => `Ligne ${line} : kind est « ${text} » ; il faut session, deployment ou capture.`,
    id: (line, text) => `Ligne ${line} : id est « ${text} » ; il faut un nombre.`,
    session_id: (line, text) => `Ligne ${line} : session_id est « ${text} » ; il faut un nombre.`,
    star: (line, text) => `Ligne ${line} : star est « ${text} » ; il faut yes ou no.`,
    note: (line, most) => `Ligne ${line} : la note dépasse ${most} caractères.`,
    time: (line, column, text) =>
      `Ligne ${line} : ${column} est « ${text} » ; il faut une heure UTC, par exemple 2026-12-01T20:15:03Z.`,
    service: (line) => `Ligne ${line} : le service manque.`,
  },
  ofOthers: (count, services) =>
    `${plural(count, { one: '# ligne vient d’un autre serveur et a été laissée de côté', other: '# lignes viennent d’un autre serveur et ont été laissées de côté' })} : ${services}. Les mêmes identifiants peuvent désigner ici d’autres enregistrements.`,
  importOthers: 'Les importer aussi',
  tooLarge: (size, most) => `Le fichier fait ${size}, un fichier de notes ${most} au plus. Rien n’a été importé.`,
  notText: 'Le fichier n’est pas du texte en UTF-8. Rien n’a été importé.',
  notRemarks: (columns) =>
    `Ce n’est pas un fichier de notes et d’étoiles : sa première ligne ne nomme pas ${columns}. Rien n’a été importé.`,
  noLines: 'Le fichier n’a ni notes ni étoiles.',
  notImported: {
    full: 'Rien n’a été importé : l’espace de stockage de ce navigateur pour cette adresse n’a pas assez de place.',
    blocked: 'Rien n’a été importé : ce navigateur ne permet pas à cette adresse de conserver des données.',
  },

  unstored: (count) =>
    `${plural(count, { one: '# modification n’est pas conservée', other: '# modifications ne sont pas conservées' })}, car le stockage de ce navigateur est plein ou bloqué : ce qui n’est pas conservé sera perdu à la fermeture de la page. Exportez maintenant les notes et les étoiles.`,
  unreadable: (count) =>
    plural(count, {
      one: '# entrée conservée est illisible. Une autre version de Noctuary l’a peut-être écrite.',
      other: '# entrées conservées sont illisibles. Une autre version de Noctuary les a peut-être écrites.',
    }),
  removeUnreadable: 'Supprimer ce qui est illisible',
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  zoom: 'Zoomer sur le déploiement',
  itsSessions: 'Sessions',
  itsPage: 'Détails',
  drag: 'Tirer vers le bas pour fermer',

  allDays: 'Tous les jours',
  daysFrom: (day) => `Depuis le ${day}`,
  daysTo: (day) => `Jusqu’au ${day}`,
  days: (from, to) => `Du ${from} au ${to}`,
  counting: 'Chargement de ses sessions…',
  notCounted: (reason) => `Ses sessions n’ont pas pu être chargées : ${reason}`,
  tooMany: (count) => `Les nombres portent sur tous les jours : ${count} sessions, c’est trop pour les charger ici.`,
  noSessions: 'Aucune session',
  noSessionsInDays: 'Aucune session ces jours-là',
  nights: 'Nuits',
  nightsMean: 'Nuits pendant lesquelles au moins une session a eu lieu.',
  perHour: 'Captures/h',
  perHourMeans: 'Captures par heure, sur la durée de toutes les sessions.',
  perNight: 'Occ./nuit',
  perNightMeans: 'Occurrences par nuit avec session, pour les nuits dont toutes les images sont traitées.',
  ofDays: 'Seules ces nuits sont comptées. Les nombres d’une session qui les dépasse ne sont pas connus.',
  capturesByNight: (from, to, most, night) =>
    `Captures par nuit, du ${from} au ${to}. Maximum : ${most}, nuit du ${night}.`,
  capturesByNights: (nights, from, to, most, night) =>
    plural(nights, {
      one: `Captures par nuit, moyenne de # nuit par barre, du ${from} au ${to}. Maximum : ${most}, nuit du ${night}.`,
      other: `Captures par nuit, moyenne de # nuits par barre, du ${from} au ${to}. Maximum : ${most}, nuit du ${night}.`,
    }),
  capturesUnknown: 'Captures par nuit : non communiquées',

  latest: 'Dernière session',
  latestOfDays: 'Dernière de ces sessions',
  capture: 'Capture',
  captureAt: (time) => `Capture à ${time}`,
  noImage: 'Aucune image',

  copy: 'Copier les coordonnées',
  copied: 'Copié',
  notCopied: 'Copie impossible',

  sameSpot: 'Au même endroit',
  near: 'À moins de 1 km',
  alone: 'Aucun autre piège à moins de 1 km',
  more: (count) => plural(count, { one: '# de plus', other: '# de plus' }),
};

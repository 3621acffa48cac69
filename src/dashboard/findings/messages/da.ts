import type { Messages } from './en.ts';

export const messages: Messages = {
  silent: (days) =>
    `Den seneste optagelse er mindst ${days} dage ældre end de seneste fra mindst halvdelen af projektets fælder, der ikke er afsluttet.`,
  current: 'Hverken tavs eller afsluttet.',
  ended: (days, season) =>
    `Projektet har ingen optagelser i de ${days} dage frem til i dag, eller den seneste optagelse er mere end ${season} dage ældre end projektets nyeste: projektet eller sæsonen er slut.`,
  endedAt: (days, season, newest) =>
    `Projektet har ingen optagelser i de ${days} dage frem til ${newest}, den nyeste optagelse i alle projekter, eller den seneste optagelse er mere end ${season} dage ældre end projektets nyeste: projektet eller sæsonen er slut.`,
  noCaptures: 'Serveren oplyser ingen dato for en seneste optagelse.',
};

import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  names: { sex: 'Sexo', life_stage: 'Etapa de vida', behavior: 'Comportamiento' },
  mean: {
    sex: 'Cuenta solo los registros biológicos de este sexo, según lo indica su fuente.',
    life_stage: 'Cuenta solo los registros biológicos de esta etapa de vida, según la indica su fuente.',
    behavior: 'Cuenta solo los registros biológicos con este comportamiento, en palabras de su fuente.',
  },
  values: {
    sex: { female: 'hembra', male: 'macho' },
    life_stage: { adult: 'adulto', subadult: 'subadulto', juvenile: 'juvenil' },
    behavior: {},
  },
  any: 'cualquiera',
  notGiven: 'sin indicar',
  looked: {
    name: 'Determinación',
    mean: 'Cuenta solo los registros biológicos que determinó una persona, solo un modelo, o ambos con taxones distintos. Las identificaciones retiradas no cuentan.',
    values: { person: 'Revisada por una persona', model: 'Solo por un modelo', disagree: 'Persona y modelo discrepan' },
    ofThese: (count) => `Una persona ha revisado ${count} de estos registros biológicos.`,
    ofThoseThatSay: (count, said) =>
      `Una persona ha revisado ${count} de estos registros biológicos, de los ${said} que dicen quién los determinó.`,
    neverSaid: 'El servidor no dice quién determinó estos registros biológicos: este filtro no deja ninguno.',
  },
  asked: (name, value) => `${name}: ${value}`,
  others: (count, asked) =>
    plural(count, {
      one: `# registro biológico descartado por ${asked}`,
      other: `# registros biológicos descartados por ${asked}`,
    }),
  only: (asked) => `Se cuentan solo con ${asked}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# registro biológico más no se cuenta.',
      other: '# registros biológicos más no se cuentan.',
    }),
  neverGiven: (names) => `Ninguno de estos registros biológicos tiene un valor para este filtro: ${names}.`,
};

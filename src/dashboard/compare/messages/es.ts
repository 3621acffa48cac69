import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Comparar',
  about: 'De dos a seis despliegues, proyectos o años de un despliegue a lo largo de la temporada, en un mismo eje.',

  compared: 'Comparar',
  by: { deployment: 'Despliegues', project: 'Proyectos', year: 'Años de un despliegue' },
  shows: 'Valor',
  measures: { occurrences: 'Reg. biol./noche', taxa: 'Taxones/noche', captures: 'Capturas/h' },
  means: {
    occurrences:
      'Registros biológicos divididos entre las noches de funcionamiento, de las noches con todas las imágenes procesadas. Cada noche de una sesión larga tiene una parte igual.',
    taxa: 'Número medio de taxones por noche, de las noches con todas las imágenes procesadas.',
    captures:
      'Capturas divididas entre las horas de funcionamiento, de las sesiones en que ambas se conocen: el intervalo de la cámara, no lo encontrado.',
  },
  allDeterminations: 'Contar todas las determinaciones',
  counted: {
    lowest:
      'Contados una vez por noche: los taxones inferiores, a partir de todos los registros biológicos de la noche. No cuentan un género junto a una de sus especies ni los nombres que no son un taxón, como «Unidentifiable».',
    all: 'Contadas una vez por noche: todas las determinaciones, a partir de todos los registros biológicos de la noche. Un género cuenta junto a sus especies, y también los nombres que no son un taxón, como «Unidentifiable».',
    reported:
      'Contadas: las determinaciones distintas que indica una sesión, de cualquier rango, porque no están cargados todos los registros biológicos. Se omiten las noches con varias sesiones y las sesiones de varias noches.',
  },
  period: 'Por',
  periods: { week: 'Semana', night: 'Noche', month: 'Mes' },
  plots: 'Gráficos',
  plotsAre: { overlaid: 'Uno solo', multiples: 'Uno por serie' },
  moon: 'Lunas llenas',
  asTable: 'Mostrar como tabla',
  from: 'Primera noche',
  to: 'Última noche',

  add: { deployment: 'Añadir un despliegue', project: 'Añadir un proyecto', year: 'Elegir un despliegue' },
  remove: (name: string) => `Quitar ${name}`,
  missing: (id: number) => `Ningún registro con el identificador ${id}`,
  firstOnly: (all: number) => `El enlace indica ${all}; solo se comparan los 6 primeros.`,
  chooseMore: {
    deployment: 'Elija de dos a seis despliegues para comparar.',
    project: 'Elija de dos a seis proyectos para comparar.',
    year: 'Elija un despliegue para comparar sus años.',
  },

  loading: 'Cargando sesiones…',
  none: 'No hay sesiones en estas noches.',
  basedOn: (sessions, nights) =>
    `Según ${plural(sessions, { one: '# sesión', other: '# sesiones' })}, ${plural(nights, { one: '# noche-trampa', other: '# noches-trampa' })}`,
  notAll: (basedOn) => `${basedOn} (carga incompleta)`,
  farYears: (years) => `No se muestra, a más de 10 años de las demás noches: ${years}.`,
  yearsOf: (years, sessions) => `${years} (${plural(sessions, { one: '# sesión', other: '# sesiones' })})`,
  showYears: (years) => `Mostrar ${years}`,

  label: (measure: string, period: string) => `${measure} por ${period.toLowerCase()}`,
  labelOf: (name: string, label: string) => `${name}: ${label}`,
  drawn:
    'Línea: todas las noches juntas. Banda: mitad central de las noches (al menos 4), sin las noches de sesiones largas. Barras: noches de funcionamiento. Hueco: sin sesión o no se sabe nada.',
  moonDrawn: 'Sombreado: noches de luna llena.',
  bin: (range: string, parts: string) => `${range}: ${parts}`,
  point: (name: string, value: string, nights: number) =>
    `${name}: ${value} en ${plural(nights, { one: '# noche', other: '# noches' })}`,
  unknownPoint: (name: string, nights: number) =>
    `${name}: desconocido en ${plural(nights, { one: '# noche', other: '# noches' })}`,
  leftOutPoint: (name, nights) => `${name}: ${plural(nights, { one: '# noche omitida', other: '# noches omitidas' })}`,
  noSession: (name: string) => `${name}: sin sesión`,

  nights: 'Noches',
  dates: 'Fechas',
  noSessionThen: 'sin sesión',
  notKnown: 'desconocido',
  leftOut: 'omitido: sin registros biológicos',
  notProcessed: 'desconocido: imágenes sin procesar del todo',
  rowsShown: (first: string, last: string, all: string) => `Filas ${first} a ${last} de ${all}`,
  previous: 'Anteriores',
  next: 'Siguientes',
  csv: 'Descargar CSV',
};

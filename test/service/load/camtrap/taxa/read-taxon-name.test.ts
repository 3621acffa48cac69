import { describe, expect, test } from 'vitest';
import { aboveOf, readTaxonName } from '#service/load/camtrap/taxa/read-taxon-name.ts';
import { declaredRank, highestRank } from '#service/load/camtrap/taxa/highest-rank.ts';
import { preferredSpelling, taxonKey, taxonName } from '#service/load/camtrap/taxa/taxon-name.ts';

describe('the rank of a name, where none is declared', () => {
  const read = (name: string) => {
    const { rank, above } = readTaxonName(name);
    return [rank, above === null ? null : `${above.name} ${above.rank}`];
  };

  test.each([
    ['Noctuoidea', 'SUPERFAMILY'],
    ['Noctuidae', 'FAMILY'],
    ['Noctuidae Latreille, 1809', 'FAMILY'],
    ['Amphipyrinae', 'SUBFAMILY'],
    ['Xylenini', 'TRIBE'],
    ['Noctua', null],
    ['Lepidoptera', null],
    ['Idae', null],
    ['NOCTUIDAE', 'FAMILY'],
    ['noctuidae', 'FAMILY'],
    ['LEPIDOPTERA', null],
  ])('%s is of rank %s by its ending', (name, rank) => expect(read(name)).toEqual([rank, null]));

  test.each([
    ['Noctua pronuba', 'SPECIES'],
    ['Xestia c-nigrum', 'SPECIES'],
    ['Tethea or', 'SPECIES'],
    ['Noctua pronuba (Linnaeus, 1758)', 'SPECIES'],
    ['Noctua pronuba L.', 'SPECIES'],
    ['Noctua comes Hübner, [1813]', 'SPECIES'],
    ['Noctua orbona (Denis & Schiffermüller, 1775)', 'SPECIES'],
    ['Noctua tertia von Mentzer, Moberg & Fibiger, 1991', 'SPECIES'],
    ['Noctua pronuba ssp. hoegei', 'SUBSPECIES'],
    ['Noctua pronuba pronuba', 'SUBSPECIES'],
    ['Spodoptera exigua', 'SPECIES'],
    ['Agrotis (Agrotis) segetum', 'SPECIES'],
    ['NOCTUA PRONUBA', 'SPECIES'],
    ['Phyllodonta indeterminata Schaus, 1901', 'SPECIES'],
    ['Xanthorhoe unidentaria', 'SPECIES'],
    ['Lycaena mariposa (Reakirt, 1866)', 'SPECIES'],
    ['Yponomeuta malinellus-complex', null],
    ['Noctua pronuba f. innoxia', null],
    ['Noctua pronuba dark', null],
  ])('%s is of rank %s, below its genus', (name, rank) => {
    const [first = ''] = name.split(' ');
    expect(read(name)).toEqual([rank, `${first.slice(0, 1)}${first.slice(1).toLowerCase()} GENUS`]);
  });

  test.each([
    ['Amphipyrinae sp.', 'Amphipyrinae SUBFAMILY'],
    ['Noctuidae sp', 'Noctuidae FAMILY'],
    ['Noctuidae spp.', 'Noctuidae FAMILY'],
    ['Noctuidae 7', 'Noctuidae FAMILY'],
    ['Noctuidae moth', 'Noctuidae FAMILY'],
    ['Eupithecia sp.', 'Eupithecia GENUS'],
    ['Eupithecia sp.3', 'Eupithecia GENUS'],
    ['Eupithecia sp. nov.', 'Eupithecia GENUS'],
    ['Acronicta psi/tridens', 'Acronicta GENUS'],
    ['Acronicta psi / tridens', 'Acronicta GENUS'],
    ['Acronicta psi or A. tridens', 'Acronicta GENUS'],
    ['Acronicta psi & tridens', 'Acronicta GENUS'],
    ['Amphipoea oculea agg.', 'Amphipoea GENUS'],
    ['Orthosia cf. gothica', 'Orthosia GENUS'],
    ['Orthosia aff. gothica', 'Orthosia GENUS'],
    ['Orthosia nr. gothica', 'Orthosia GENUS'],
    ['Orthosia gothica?', 'Orthosia GENUS'],
    ['Oligia strigilis s.l.', 'Oligia GENUS'],
    ['Laothoe populi × Smerinthus', null],
    ['Lepidoptera sp.', 'Lepidoptera null'],
    ['Insecta spp.', 'Insecta null'],
    ['Lepidoptera indet.', 'Lepidoptera null'],
    ['Eupithecia indet.', 'Eupithecia null'],
    ['Eupithecia undetermined', 'Eupithecia null'],
    ['Eupithecia indéterminée', 'Eupithecia null'],
    ['noctuidae sp.', 'Noctuidae FAMILY'],
    ['ACRONICTA PSI/TRIDENS', 'Acronicta GENUS'],
    ['Geometridae gen. sp.', 'Geometridae FAMILY'],
    ['Lepidoptera sp. 1', 'Lepidoptera null'],
    ['cf Acronicta psi', null],
    ['Sin identificar', null],
    ['Papillon nocturne', null],
    ['Noctuidae/Geometridae', null],
    ['Noctua pronuba/Xestia c-nigrum', null],
    ['Noctua or Xestia', null],
    ['Noctua/Xestia sp.', null],
    ['Micro moth', null],
    ['Macro moth sp.', null],
    ['Moth sp.', null],
    ['Noctuid sp.', null],
    ['Large yellow underwing', null],
    ['Unknown 7', null],
    ['Unidentified noctuid', null],
    ['Indet.', null],
    ['sp. 3', null],
    ['noctua pronuba', null],
    ['NOCTUA PRONUBA LINNAEUS, 1758', null],
    ['HEART AND DART', null],
    ['ANGLE SHADES', null],
    ['SILVER Y', null],
    ['SETACEOUS HEBREW CHARACTER', null],
    ['SP A', null],
    ['Mariposa nocturna', null],
    ['不明蛾', null],
    ['Uidentificeret natsværmer', null],
    ['Ærø?', null],
  ])('%s has none; above it is %s', (name, above) => expect(read(name)).toEqual([null, above]));

  test('is below no genus where a rank is declared that genera are below', () => {
    expect(aboveOf('Burnished brass', undefined)).toEqual({ name: 'Burnished', rank: 'GENUS' });
    expect(aboveOf('Burnished brass', 'FAMILY')).toBe(null);
  });
});

describe('of several declared ranks', () => {
  test.each([
    [['SPECIES', 'GENUS'], 'GENUS'],
    [['SUBFAMILY', 'FAMILY', 'TRIBE'], 'FAMILY'],
    [['MORPH', 'SPECIES'], 'SPECIES'],
    [['MORPH', 'CLADE'], 'CLADE'],
    [[], undefined],
  ])('%s the highest counts, in any sequence', (ranks, highest) => {
    expect([highestRank(ranks), highestRank(ranks.toReversed())]).toEqual([highest, highest]);
  });
});

test.each([
  ['Species ', 'SPECIES'],
  ['sp.', 'SPECIES'],
  ['subsp.', 'SUBSPECIES'],
  ['Sub-family', 'SUBFAMILY'],
  ['SUPER_FAMILY', 'SUPERFAMILY'],
  ['Familia', 'FAMILY'],
  ['species group', 'SPECIES GROUP'],
  ['no rank', undefined],
  ['unranked', undefined],
  ['n/a', undefined],
  ['', undefined],
])('the declared rank "%s" is %s', (text, rank) => expect(declaredRank(text)).toBe(rank));

describe('spellings of one name', () => {
  test.each([
    'Noctua\u00A0pronuba',
    'Noctua  pronuba',
    ' Noctua \t pronuba\u202F',
    'NOCTUA PRONUBA',
    'noctua pro\u00ADnuba',
    'Noctua\u200B pronuba\uFEFF',
  ])('"%s" is Noctua pronuba', (text) => {
    expect(taxonKey(text)).toBe(taxonKey('Noctua pronuba'));
    expect(preferredSpelling(taxonName(text), 'Noctua pronuba')).toBe('Noctua pronuba');
    expect(preferredSpelling('Noctua pronuba', taxonName(text))).toBe('Noctua pronuba');
  });

  test('letters that are composed and that are not are the same; other letters are not', () => {
    expect(taxonName('Unbekannt\u0308')).toBe(taxonName('Unbekannt\u0308'.normalize('NFC')));
    expect(taxonKey('Mücke'.normalize('NFD'))).toBe(taxonKey('MÜCKE'));
    expect(taxonKey('Mucke')).not.toBe(taxonKey('Mücke'));
  });
});

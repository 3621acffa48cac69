/**
 * The moths of the deterministic sample season: which species fly in which region, and how often they come to light.
 *
 * EXACTLY 400 records result from this file: 1 order ('Lepidoptera', rank ORDER; not in the tables) + 18 families + 141
 * genera + 236 species + 4 names of rank UNKNOWN = 400. Adding a name requires removing another.
 */

/** The keys of the six regions of the sample season, one for each project. */
export type RegionKey = 'quebec' | 'vermont' | 'denmark' | 'panama' | 'hokkaido' | 'cumbria';

/**
 * One family with its genera and species. Each species has its epithet, the regions where it occurs, one capital letter
 * for each (Q quebec, V vermont, D denmark, P panama, H hokkaido, C cumbria), and its abundance at light there: 3 very
 * common, 2 regular, 1 scarce.
 */
export interface FamilyFacts {
  family: string;
  genera: ReadonlyArray<{
    genus: string;
    species: ReadonlyArray<readonly [epithet: string, regions: string, abundance: 1 | 2 | 3]>;
  }>;
}

/**
 * Moths that come to light in the six regions, by family and genus, under their accepted names. Names and occurrence
 * are general knowledge of the regional faunas, meant to agree with the standard checklists (Pohl and Nanz for North
 * America, Lepiforum for Europe, the national lists); they were not looked up individually.
 */
export const taxaFacts: readonly FamilyFacts[] = [
  {
    family: 'Hepialidae',
    genera: [{ genus: 'Hepialus', species: [['humuli', 'DC', 2]] }],
  },
  {
    family: 'Plutellidae',
    genera: [{ genus: 'Plutella', species: [['xylostella', 'QVDPHC', 3]] }],
  },
  {
    family: 'Yponomeutidae',
    genera: [{ genus: 'Yponomeuta', species: [['evonymella', 'DHC', 3]] }],
  },
  {
    family: 'Tortricidae',
    genera: [
      { genus: 'Celypha', species: [['lacunana', 'DC', 3]] },
      {
        genus: 'Choristoneura',
        species: [
          ['fumiferana', 'QV', 3],
          ['rosaceana', 'QV', 3],
        ],
      },
      { genus: 'Cydia', species: [['pomonella', 'QVDC', 2]] },
      {
        genus: 'Pandemis',
        species: [
          ['heparana', 'DHC', 2],
          ['limitata', 'QV', 2],
        ],
      },
      { genus: 'Tortrix', species: [['viridana', 'DC', 2]] },
    ],
  },
  {
    family: 'Pterophoridae',
    genera: [{ genus: 'Emmelina', species: [['monodactyla', 'QVDHC', 2]] }],
  },
  {
    family: 'Limacodidae',
    genera: [{ genus: 'Lithacodes', species: [['fasciola', 'QV', 2]] }],
  },
  {
    family: 'Megalopygidae',
    genera: [{ genus: 'Megalopyge', species: [['lanata', 'P', 2]] }],
  },
  {
    family: 'Pyralidae',
    genera: [
      {
        genus: 'Dioryctria',
        species: [
          ['abietella', 'DHC', 2],
          ['reniculelloides', 'QV', 2],
        ],
      },
      { genus: 'Hypsopygia', species: [['costalis', 'QVD', 1]] },
      { genus: 'Pyralis', species: [['farinalis', 'QVDHC', 1]] },
    ],
  },
  {
    family: 'Crambidae',
    genera: [
      {
        genus: 'Agriphila',
        species: [
          ['straminella', 'DC', 3],
          ['tristella', 'DC', 3],
          ['vulgivagellus', 'QV', 2],
        ],
      },
      { genus: 'Anania', species: [['hortulata', 'QVDHC', 2]] },
      {
        genus: 'Chrysoteuchia',
        species: [
          ['culmella', 'DHC', 3],
          ['topiarius', 'QV', 3],
        ],
      },
      {
        genus: 'Crambus',
        species: [
          ['agitatellus', 'QV', 3],
          ['lathoniellus', 'DC', 3],
        ],
      },
      {
        genus: 'Diaphania',
        species: [
          ['hyalinata', 'P', 2],
          ['nitidalis', 'P', 2],
        ],
      },
      { genus: 'Diatraea', species: [['saccharalis', 'P', 2]] },
      {
        genus: 'Nomophila',
        species: [
          ['nearctica', 'QV', 2],
          ['noctuella', 'DHC', 1],
        ],
      },
      {
        genus: 'Ostrinia',
        species: [
          ['furnacalis', 'H', 2],
          ['nubilalis', 'QVD', 2],
        ],
      },
      { genus: 'Spoladea', species: [['recurvalis', 'PH', 1]] },
      {
        genus: 'Udea',
        species: [
          ['lutealis', 'DC', 3],
          ['rubigalis', 'QV', 2],
        ],
      },
    ],
  },
  {
    family: 'Drepanidae',
    genera: [
      {
        genus: 'Drepana',
        species: [
          ['arcuata', 'QV', 2],
          ['curvatula', 'DH', 1],
          ['falcataria', 'DC', 2],
        ],
      },
      {
        genus: 'Habrosyne',
        species: [
          ['pyritoides', 'DHC', 2],
          ['scripta', 'QV', 2],
        ],
      },
      { genus: 'Ochropacha', species: [['duplaris', 'DHC', 2]] },
      { genus: 'Pseudothyatira', species: [['cymatophoroides', 'QV', 2]] },
      { genus: 'Tethea', species: [['or', 'DHC', 1]] },
    ],
  },
  {
    family: 'Lasiocampidae',
    genera: [
      {
        genus: 'Dendrolimus',
        species: [
          ['pini', 'D', 2],
          ['superans', 'H', 2],
        ],
      },
      { genus: 'Euthrix', species: [['potatoria', 'DHC', 3]] },
      {
        genus: 'Malacosoma',
        species: [
          ['americana', 'QV', 3],
          ['disstria', 'QV', 3],
          ['neustria', 'DH', 2],
        ],
      },
      { genus: 'Odonestis', species: [['pruni', 'H', 2]] },
    ],
  },
  {
    family: 'Saturniidae',
    genera: [
      {
        genus: 'Actias',
        species: [
          ['aliena', 'H', 2],
          ['gnoma', 'H', 1],
          ['luna', 'QV', 2],
        ],
      },
      {
        genus: 'Aglia',
        species: [
          ['japonica', 'H', 2],
          ['tau', 'D', 1],
        ],
      },
      {
        genus: 'Antheraea',
        species: [
          ['polyphemus', 'QV', 2],
          ['yamamai', 'H', 2],
        ],
      },
      { genus: 'Arsenura', species: [['armida', 'P', 1]] },
      {
        genus: 'Automeris',
        species: [
          ['banus', 'P', 2],
          ['belti', 'P', 1],
          ['io', 'QV', 1],
          ['zugana', 'P', 2],
        ],
      },
      { genus: 'Dryocampa', species: [['rubicunda', 'QV', 3]] },
      { genus: 'Eacles', species: [['ormondei', 'P', 1]] },
      { genus: 'Hyalophora', species: [['cecropia', 'QV', 1]] },
      { genus: 'Rhodinia', species: [['fugax', 'H', 2]] },
      {
        genus: 'Rothschildia',
        species: [
          ['lebeau', 'P', 1],
          ['triloba', 'P', 1],
        ],
      },
      {
        genus: 'Saturnia',
        species: [
          ['japonica', 'H', 2],
          ['pavonia', 'DC', 1],
        ],
      },
      { genus: 'Syssphinx', species: [['molina', 'P', 1]] },
    ],
  },
  {
    family: 'Sphingidae',
    genera: [
      { genus: 'Adhemarius', species: [['gannascus', 'P', 2]] },
      {
        genus: 'Agrius',
        species: [
          ['cingulata', 'P', 2],
          ['convolvuli', 'DH', 1],
        ],
      },
      { genus: 'Callambulyx', species: [['tatarinovii', 'H', 2]] },
      { genus: 'Cocytius', species: [['antaeus', 'P', 1]] },
      { genus: 'Darapsa', species: [['choerilus', 'QV', 2]] },
      {
        genus: 'Deilephila',
        species: [
          ['elpenor', 'DHC', 3],
          ['porcellus', 'DC', 2],
        ],
      },
      {
        genus: 'Enyo',
        species: [
          ['lugubris', 'P', 2],
          ['ocypete', 'P', 3],
        ],
      },
      {
        genus: 'Erinnyis',
        species: [
          ['ello', 'P', 3],
          ['oenotrus', 'P', 2],
        ],
      },
      {
        genus: 'Eumorpha',
        species: [
          ['anchemolus', 'P', 1],
          ['labruscae', 'P', 1],
          ['vitis', 'P', 2],
        ],
      },
      { genus: 'Hyles', species: [['gallii', 'QVDH', 1]] },
      {
        genus: 'Laothoe',
        species: [
          ['amurensis', 'H', 2],
          ['populi', 'DC', 3],
        ],
      },
      {
        genus: 'Manduca',
        species: [
          ['florestan', 'P', 2],
          ['rustica', 'P', 2],
          ['sexta', 'P', 1],
        ],
      },
      { genus: 'Pachylia', species: [['ficus', 'P', 2]] },
      { genus: 'Pachysphinx', species: [['modesta', 'QV', 2]] },
      {
        genus: 'Paonias',
        species: [
          ['excaecata', 'QV', 3],
          ['myops', 'QV', 2],
        ],
      },
      { genus: 'Protambulyx', species: [['strigilis', 'P', 2]] },
      {
        genus: 'Smerinthus',
        species: [
          ['cerisyi', 'QV', 2],
          ['jamaicensis', 'QV', 3],
          ['ocellata', 'DC', 2],
          ['planus', 'H', 2],
        ],
      },
      {
        genus: 'Sphinx',
        species: [
          ['pinastri', 'D', 2],
          ['poecila', 'QV', 2],
        ],
      },
      {
        genus: 'Xylophanes',
        species: [
          ['anubus', 'P', 2],
          ['chiron', 'P', 3],
          ['pluto', 'P', 2],
          ['tersa', 'P', 2],
          ['titana', 'P', 1],
        ],
      },
    ],
  },
  {
    family: 'Notodontidae',
    genera: [
      {
        genus: 'Clostera',
        species: [
          ['albosigma', 'QV', 2],
          ['curtula', 'D', 2],
        ],
      },
      { genus: 'Gluphisia', species: [['septentrionis', 'QV', 2]] },
      { genus: 'Nadata', species: [['gibbosa', 'QV', 3]] },
      {
        genus: 'Notodonta',
        species: [
          ['dromedarius', 'DC', 2],
          ['ziczac', 'DC', 2],
        ],
      },
      {
        genus: 'Phalera',
        species: [
          ['assimilis', 'H', 2],
          ['bucephala', 'DC', 3],
        ],
      },
      {
        genus: 'Pheosia',
        species: [
          ['gnoma', 'DC', 2],
          ['rimosa', 'QV', 2],
          ['tremula', 'DC', 2],
        ],
      },
      { genus: 'Ptilodon', species: [['capucina', 'DHC', 2]] },
    ],
  },
  {
    family: 'Geometridae',
    genera: [
      { genus: 'Alcis', species: [['repandata', 'DC', 3]] },
      { genus: 'Arichanna', species: [['melanaria', 'DH', 2]] },
      {
        genus: 'Biston',
        species: [
          ['betularia', 'QVDHC', 2],
          ['robustum', 'H', 2],
        ],
      },
      {
        genus: 'Cabera',
        species: [
          ['pusaria', 'DC', 3],
          ['variolaria', 'QV', 2],
        ],
      },
      {
        genus: 'Campaea',
        species: [
          ['margaritaria', 'DC', 3],
          ['perlata', 'QV', 3],
        ],
      },
      { genus: 'Colotois', species: [['pennaria', 'DHC', 2]] },
      { genus: 'Ectropis', species: [['crepuscularia', 'QVDHC', 2]] },
      {
        genus: 'Ennomos',
        species: [
          ['alniaria', 'DC', 2],
          ['autumnaria', 'DH', 2],
          ['magnaria', 'QV', 2],
        ],
      },
      { genus: 'Epirrhoe', species: [['alternata', 'QVDC', 3]] },
      {
        genus: 'Epirrita',
        species: [
          ['autumnata', 'QVDHC', 2],
          ['dilutata', 'DC', 2],
        ],
      },
      {
        genus: 'Eulithis',
        species: [
          ['explanata', 'QV', 2],
          ['testata', 'QVDC', 2],
        ],
      },
      { genus: 'Geometra', species: [['papilionaria', 'DHC', 2]] },
      { genus: 'Hydriomena', species: [['furcata', 'QVDHC', 3]] },
      {
        genus: 'Idaea',
        species: [
          ['biselata', 'DHC', 3],
          ['dimidiata', 'QVDC', 2],
        ],
      },
      {
        genus: 'Lomaspilis',
        species: [
          ['marginata', 'DC', 3],
          ['opis', 'H', 2],
        ],
      },
      { genus: 'Opisthograptis', species: [['luteolata', 'DC', 3]] },
      {
        genus: 'Ourapteryx',
        species: [
          ['maculicaudaria', 'H', 2],
          ['sambucaria', 'DC', 2],
        ],
      },
      { genus: 'Oxydia', species: [['vesulia', 'P', 2]] },
      {
        genus: 'Plagodis',
        species: [
          ['dolabraria', 'DHC', 2],
          ['pulveraria', 'QVDHC', 1],
        ],
      },
      { genus: 'Prochoerodes', species: [['lineola', 'QV', 3]] },
      { genus: 'Scopula', species: [['limboundata', 'QV', 3]] },
      {
        genus: 'Selenia',
        species: [
          ['dentaria', 'DC', 2],
          ['kentaria', 'QV', 2],
          ['tetralunaria', 'DHC', 1],
        ],
      },
      { genus: 'Xanthorhoe', species: [['ferrugata', 'QVDC', 2]] },
    ],
  },
  {
    family: 'Erebidae',
    genera: [
      { genus: 'Ammalo', species: [['helops', 'P', 2]] },
      { genus: 'Arctia', species: [['caja', 'QVDHC', 2]] },
      { genus: 'Ascalapha', species: [['odorata', 'P', 2]] },
      {
        genus: 'Catocala',
        species: [
          ['fraxini', 'DH', 1],
          ['lara', 'H', 2],
          ['nupta', 'DH', 2],
          ['relicta', 'QV', 2],
          ['ultronia', 'QV', 2],
        ],
      },
      {
        genus: 'Gonodonta',
        species: [
          ['incurva', 'P', 1],
          ['pyrgo', 'P', 1],
        ],
      },
      { genus: 'Halysidota', species: [['tessellaris', 'QV', 3]] },
      {
        genus: 'Hypena',
        species: [
          ['proboscidalis', 'DHC', 3],
          ['scabra', 'QV', 2],
        ],
      },
      { genus: 'Hypercompe', species: [['icasia', 'P', 1]] },
      { genus: 'Hypoprepia', species: [['fucosa', 'QV', 3]] },
      { genus: 'Idia', species: [['americalis', 'QV', 3]] },
      { genus: 'Letis', species: [['mycerina', 'P', 1]] },
      { genus: 'Lithosia', species: [['quadra', 'DH', 2]] },
      {
        genus: 'Lophocampa',
        species: [
          ['caryae', 'QV', 3],
          ['catenulata', 'P', 2],
          ['maculata', 'QV', 2],
        ],
      },
      {
        genus: 'Lymantria',
        species: [
          ['dispar', 'QVD', 2],
          ['monacha', 'DH', 2],
          ['umbrosa', 'H', 2],
        ],
      },
      { genus: 'Miltochrista', species: [['miniata', 'DH', 2]] },
      { genus: 'Mocis', species: [['latipes', 'P', 3]] },
      { genus: 'Ophisma', species: [['tropicalis', 'P', 2]] },
      { genus: 'Phragmatobia', species: [['fuliginosa', 'QVDC', 2]] },
      { genus: 'Pyrrharctia', species: [['isabella', 'QV', 2]] },
      {
        genus: 'Rivula',
        species: [
          ['propinqualis', 'QV', 2],
          ['sericealis', 'DHC', 2],
        ],
      },
      { genus: 'Scoliopteryx', species: [['libatrix', 'QVDHC', 1]] },
      { genus: 'Spilarctia', species: [['lutea', 'DHC', 3]] },
      {
        genus: 'Spilosoma',
        species: [
          ['lubricipeda', 'DHC', 3],
          ['virginica', 'QV', 3],
        ],
      },
      {
        genus: 'Thysania',
        species: [
          ['agrippina', 'P', 1],
          ['zenobia', 'P', 2],
        ],
      },
      { genus: 'Utetheisa', species: [['ornatrix', 'P', 2]] },
    ],
  },
  {
    family: 'Nolidae',
    genera: [
      { genus: 'Diphthera', species: [['festiva', 'P', 2]] },
      { genus: 'Pseudoips', species: [['prasinana', 'DHC', 2]] },
    ],
  },
  {
    family: 'Noctuidae',
    genera: [
      {
        genus: 'Acronicta',
        species: [
          ['americana', 'QV', 2],
          ['major', 'H', 2],
          ['rumicis', 'DHC', 2],
        ],
      },
      {
        genus: 'Agrotis',
        species: [
          ['exclamationis', 'DHC', 3],
          ['ipsilon', 'QVDPHC', 2],
          ['segetum', 'DHC', 2],
        ],
      },
      {
        genus: 'Amphipyra',
        species: [
          ['livida', 'H', 2],
          ['pyramidoides', 'QV', 2],
          ['tragopoginis', 'QVDC', 2],
        ],
      },
      {
        genus: 'Apamea',
        species: [
          ['amputatrix', 'QV', 2],
          ['monoglypha', 'DC', 3],
        ],
      },
      {
        genus: 'Autographa',
        species: [
          ['gamma', 'DHC', 3],
          ['precationis', 'QV', 2],
        ],
      },
      { genus: 'Chrysodeixis', species: [['includens', 'P', 2]] },
      {
        genus: 'Cosmia',
        species: [
          ['calami', 'QV', 2],
          ['trapezina', 'DHC', 2],
        ],
      },
      { genus: 'Diachrysia', species: [['chrysitis', 'DC', 2]] },
      {
        genus: 'Euplexia',
        species: [
          ['benesimilis', 'QV', 2],
          ['lucipara', 'DHC', 2],
        ],
      },
      { genus: 'Feltia', species: [['jaculifera', 'QV', 3]] },
      { genus: 'Helicoverpa', species: [['zea', 'QVP', 1]] },
      { genus: 'Lacanobia', species: [['oleracea', 'DHC', 2]] },
      { genus: 'Mamestra', species: [['brassicae', 'DHC', 2]] },
      {
        genus: 'Mythimna',
        species: [
          ['impura', 'DC', 3],
          ['turca', 'H', 2],
          ['unipuncta', 'QV', 3],
        ],
      },
      {
        genus: 'Noctua',
        species: [
          ['comes', 'DC', 3],
          ['pronuba', 'QVDC', 3],
        ],
      },
      {
        genus: 'Ochropleura',
        species: [
          ['implecta', 'QV', 2],
          ['plecta', 'DHC', 3],
        ],
      },
      {
        genus: 'Orthosia',
        species: [
          ['gothica', 'DHC', 3],
          ['hibisci', 'QV', 3],
          ['incerta', 'DHC', 2],
        ],
      },
      { genus: 'Peridroma', species: [['saucia', 'QVDPC', 1]] },
      {
        genus: 'Spodoptera',
        species: [
          ['dolichos', 'P', 2],
          ['eridania', 'P', 2],
          ['frugiperda', 'P', 3],
        ],
      },
      {
        genus: 'Xestia',
        species: [
          ['baja', 'DHC', 2],
          ['c-nigrum', 'DHC', 3],
          ['dolosa', 'QV', 3],
        ],
      },
    ],
  },
];

/**
 * Names of rank UNKNOWN: the classes of recognisers for images without a moth, or with one that cannot be identified.
 * Worded like such classes in recognition models.
 */
export const unknownTaxa: readonly string[] = [
  'Not Lepidoptera',
  'Unidentified Microlepidoptera',
  'Unidentified Macrolepidoptera',
  'Unidentifiable',
];

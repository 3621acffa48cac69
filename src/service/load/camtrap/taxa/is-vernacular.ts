/** Words of names that people have for animals, in the singular: a name with one of them is not read as Latin. */
const WORDS: ReadonlySet<string> = new Set(
  `moth micromoth macromoth micro macro hawkmoth butterfly skipper insect bug beetle chafer ladybird ladybug fly sawfly
  cranefly caddisfly caddis mayfly dragonfly damselfly lacewing wasp bee bumblebee hornet ant midge mosquito gnat aphid
  leafhopper planthopper cricket katydid grasshopper earwig cockroach termite spider harvestman mite slug snail
  caterpillar larva larvae pupa egg adult male female juvenile animal creature arthropod invertebrate
  pug carpet wainscot rustic dart footman underwing sallow prominent emerald ermine quaker pinion pearl plume wave beauty
  brindle thorn sprawler clouded yellow swift burnet clearwing tussock lackey eggar hooktip kitten
  species taxon type morphospecies morphotype class group cluster unknown other
  bird owl bat mammal rodent mouse rat vole shrew hedgehog squirrel hare rabbit fox wolf dog cat badger otter marten weasel
  deer boar pig cow sheep goat horse bear frog toad lizard snake human person
  papillon noctuelle insecte chenille polilla insecto oruga falter nachtfalter motte insekt raupe natsværmer
  sommerfugl møl`.split(/\s+/),
);

/** Epithets of some species: "Lycaena mariposa". */
const FIRST_WORDS: ReadonlySet<string> = new Set(['mariposa', 'mariposas']);

/** Whether a word is one that no Latin name has in its place: "moth", "Moths", "butterflies", and "Noctuid" for a Noctuidae. */
export function isVernacular(word: string, place: 'first' | 'later'): boolean {
  const lower = word.toLowerCase();
  if (place === 'first' && FIRST_WORDS.has(lower)) return true;
  const singular = [lower, lower.replace(/s$/u, ''), lower.replace(/ies$/u, 'y'), lower.replace(/es$/u, '')];
  return singular.some((form) => WORDS.has(form)) || /^\p{Lu}.*ids?$/u.test(word);
}

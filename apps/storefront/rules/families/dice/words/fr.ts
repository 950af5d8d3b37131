import type { DiceWords } from './en.ts'

export const dice: DiceWords = {
  kinds: {
    small: 'Petit (4–10)',
    big: 'Grand (11–17)',
    odd: 'Impair',
    even: 'Pair',
    single: 'Un numéro',
    pair: 'Paire',
    double: 'Double',
    triple: 'Triple',
    anyTriple: 'N’importe quel triple',
    total: 'Somme',
  },
  sums: (total, high) => `Somme ${total} ou ${high}`,
  how: {
    draw: 'Posez des jetons sur autant de cases que vous voulez. Trois dés sont ensuite lancés, chacun montrant 1 à 6 avec la même chance.',
    pays: 'Une case qui gagne paie sa cote, et les jetons posés dessus vous reviennent.',
    triple:
      'Petit, grand, impair et pair perdent sur tout triple, c’est-à-dire sur trois dés identiques.',
    single:
      'Un numéro paie selon le nombre de dés qui le montrent. Une paire gagne quand ses deux numéros sortent, un double quand au moins deux dés montrent le sien.',
    memory: 'Les dés n’ont pas de mémoire : les lancers passés ne disent rien du prochain.',
  },
  whole: {
    title: 'Mises sur le lancer entier',
    text: 'Petit, grand, impair, pair et n’importe quel triple.',
  },
  numbers: { title: 'Mises sur des numéros', text: 'Numéros, paires, doubles et triples.' },
  totals: { title: 'Mises sur la somme', text: 'Sommes de 4 à 17.' },
  limits: {
    title: 'Limites de la table',
    text: (amount) => `La valeur totale de vos jetons ne peut pas dépasser ${amount}.`,
  },
  certified: {
    title: 'Ce que rend chaque mise',
    text: 'RTP et fréquence de gain d’un seul jeton de chaque type. Les sommes au-dessus de 10 rendent la même chose que celles d’en dessous : 17 comme 4.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Mise',
  columns: { odds: 'Cote', most: 'Maximum par case' },
  part: 'Toutes les mises',
}

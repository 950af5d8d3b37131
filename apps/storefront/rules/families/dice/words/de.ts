import type { DiceWords } from './en.ts'

export const dice: DiceWords = {
  kinds: {
    small: 'Klein (4–10)',
    big: 'Groß (11–17)',
    odd: 'Ungerade',
    even: 'Gerade',
    single: 'Einzelne Zahl',
    pair: 'Paar',
    double: 'Pasch',
    triple: 'Drilling',
    anyTriple: 'Beliebiger Drilling',
    total: 'Summe',
  },
  sums: (total, high) => `Summe ${total} oder ${high}`,
  how: {
    draw: 'Setzen Sie Chips auf beliebig viele Felder. Dann werden drei Würfel geworfen, von denen jeder mit derselben Chance 1 bis 6 zeigt.',
    pays: 'Ein Feld, das gewinnt, zahlt seine Quote, und die Chips darauf gehen an Sie zurück.',
    triple:
      'Klein, Groß, Ungerade und Gerade verlieren bei jedem Drilling, also wenn alle drei Würfel dieselbe Zahl zeigen.',
    single:
      'Eine einzelne Zahl zahlt danach, wie viele Würfel sie zeigen. Ein Paar gewinnt, wenn beide Zahlen dabei sind, ein Pasch, wenn mindestens zwei Würfel seine Zahl zeigen.',
    memory: 'Würfel haben kein Gedächtnis: Frühere Würfe sagen nichts über den nächsten.',
  },
  whole: {
    title: 'Einsätze auf den ganzen Wurf',
    text: 'Klein, Groß, Ungerade, Gerade und beliebiger Drilling.',
  },
  numbers: { title: 'Einsätze auf Zahlen', text: 'Einzelne Zahlen, Paare, Pasche und Drillinge.' },
  totals: { title: 'Einsätze auf die Summe', text: 'Summen von 4 bis 17.' },
  limits: {
    title: 'Tischlimits',
    text: (amount) => `Alle Ihre Chips zusammen dürfen höchstens ${amount} wert sein.`,
  },
  certified: {
    title: 'Was jeder Einsatz zurückgibt',
    text: 'RTP und wie oft ein einzelner Chip jeder Art gewinnt. Summen über 10 geben dasselbe zurück wie die darunter: 17 wie 4.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Einsatz',
  columns: { odds: 'Quote', most: 'Höchstens je Feld' },
  part: 'Alle Einsätze',
}

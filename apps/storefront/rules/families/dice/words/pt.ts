import type { DiceWords } from './en.ts'

export const dice: DiceWords = {
  kinds: {
    small: 'Pequeno (4–10)',
    big: 'Grande (11–17)',
    odd: 'Ímpar',
    even: 'Par',
    single: 'Um número',
    pair: 'Dupla',
    double: 'Duplo',
    triple: 'Triplo',
    anyTriple: 'Qualquer triplo',
    total: 'Soma',
  },
  sums: (total, high) => `Soma ${total} ou ${high}`,
  how: {
    draw: 'Coloque fichas em quantas posições quiser. Depois são lançados três dados, e cada um mostra de 1 a 6 com a mesma chance.',
    pays: 'Uma posição que ganha paga a sua cotação, e as fichas voltam para você.',
    triple:
      'Pequeno, grande, ímpar e par perdem com qualquer triplo, isto é, com três dados iguais.',
    single:
      'Um número paga conforme quantos dados o mostram. Uma dupla ganha quando saem os seus dois números; um duplo, quando pelo menos dois dados mostram o seu.',
    memory: 'Os dados não têm memória: os lançamentos anteriores não dizem nada sobre o próximo.',
  },
  whole: {
    title: 'Apostas no lançamento inteiro',
    text: 'Pequeno, grande, ímpar, par e qualquer triplo.',
  },
  numbers: { title: 'Apostas em números', text: 'Números, duplas, duplos e triplos.' },
  totals: { title: 'Apostas na soma', text: 'Somas de 4 a 17.' },
  limits: {
    title: 'Limites da mesa',
    text: (amount) => `Todas as suas fichas juntas podem valer no máximo ${amount}.`,
  },
  certified: {
    title: 'O que cada aposta devolve',
    text: 'RTP e com que frequência uma única ficha de cada tipo ganha. As somas acima de 10 devolvem o mesmo que as de baixo: 17 como 4.',
    figures: (rtp, wins) => `${rtp} · ${wins}`,
  },
  head: 'Aposta',
  columns: { odds: 'Cotação', most: 'Máximo por posição' },
  part: 'Todas as apostas',
}

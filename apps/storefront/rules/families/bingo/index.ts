import type { BingoPaytable } from '@fairhouse/contract/families/bingo/paytable'
import { type BingoPrize, bingoPrizes } from '@fairhouse/contract/families/bingo/prizes'
import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { FigureVoice } from '../../certified-cards.ts'
import { type FamilyRules, paytableOf, type RuleLanguage } from '../../family-rules.ts'
import type { RuleCard } from '../../rule-card.ts'
import { roundsOf } from '../../rounds-of.ts'
import type { BingoWords } from './words/en.ts'

/** The rules of bingo. */
export const rules: FamilyRules = {
  async load(language) {
    const words = await bingoWords(language)
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
    const how = (paytable: BingoPaytable): readonly string[] => [
      ...ofCards(paytable, words, percent),
      words.how.shared,
      words.how.alone,
    ]
    return {
      how: (paytable) => how(paytableOf('bingo', paytable)),
      howInRoom: (paytable) => how(paytableOf('bingo', paytable)),
      cards: () => [],
      table: () => null,
      certified: (certificate, voice) => certifiedHalls(certificate, voice, words),
      partName: (part) => {
        const prize = bingoPrizes.find((one) => one === part)
        return prize === undefined ? null : words.parts[prize]
      },
    }
  },
}

const shareOf = (
  { prizes }: BingoPaytable,
  prize: BingoPrize,
  percent: Intl.NumberFormat,
): string => percent.format((prizes.find((one) => one.prize === prize)?.perMille ?? 0) / 1000)

type HowTold = (
  paytable: BingoPaytable,
  words: BingoWords,
  percent: Intl.NumberFormat,
) => readonly string[]

const ofCards: HowTold = (paytable, words, percent) => {
  if (paytable.strip !== undefined) return ofTickets(paytable, words, percent)
  return paytable.patterns === undefined
    ? ofLines(paytable, words, percent)
    : ofPatterns(paytable, words, percent)
}

/** Every number may stand in every cell, and the first line and the first full house win. */
const ofLines: HowTold = (paytable, { how }, percent) => [
  how.cards(paytable.side ** 2, paytable.numbers),
  how.calls,
  how.pots(shareOf(paytable, 'line', percent), shareOf(paytable, 'house', percent)),
]

/** Columns have numbers of their own, and each round plays for a pattern. */
const ofPatterns: HowTold = (paytable, { how }, percent) => [
  how.columns(paytable.side, paytable.inColumn ?? 0),
  how.patterns(paytable.patterns?.length ?? 0),
  how.pot(shareOf(paytable, 'pattern', percent)),
]

/** Cards are tickets of a strip, and one line, two lines and a full house win. */
const ofTickets: HowTold = (paytable, { how }, percent) => [
  how.tickets(paytable.strip ?? 0, paytable.numbers),
  how.rows,
  how.threePots(
    shareOf(paytable, 'line', percent),
    shareOf(paytable, 'twoLines', percent),
    shareOf(paytable, 'house', percent),
  ),
]

/** What a card returns among so many, as the certificate proves it. */
function certifiedHalls(
  { rtp, hitFrequency, modes, split }: Certificate,
  voice: FigureVoice,
  { certified: words }: BingoWords,
): readonly RuleCard[] {
  const row = (cards: number, figures: Pick<Certificate, 'rtp' | 'hitFrequency'>) =>
    [
      words.hall(cards),
      words.figures(
        voice.percent(figures.rtp.ratio),
        roundsOf(1 / figures.hitFrequency, voice.language),
      ),
    ] as const
  const others = modes.flatMap((mode) => {
    const [, cards] = /^cards(\d+)$/.exec(mode.name) ?? []
    return cards === undefined ? [] : [{ cards: Number(cards), mode }]
  })
  const rows = [
    ...others
      .toSorted((one, other) => one.cards - other.cards)
      .map(({ cards, mode }) => row(cards, mode)),
    row(headlineCards(split), { rtp, hitFrequency }),
  ]
  return [{ symbol: null, title: words.title, sentences: [words.text], rows, more: [] }]
}

/** Whose figures the certificate's first are: one card among ten, or among the six of a strip. */
const headlineCards = (split: Certificate['split']): number =>
  split.some(({ part }) => part === 'twoLines') ? 6 : 10

/** Sentences about bingo; only the language that is read is loaded. */
async function bingoWords(language: RuleLanguage): Promise<BingoWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.ts')).words
    case 'de':
      return (await import('./words/de.ts')).words
    case 'es':
      return (await import('./words/es.ts')).words
    case 'pt':
      return (await import('./words/pt.ts')).words
    case 'fr':
      return (await import('./words/fr.ts')).words
    case 'ja':
      return (await import('./words/ja.ts')).words
  }
}

import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { FigureVoice } from '../../certified-cards.ts'
import type { RuleCard } from '../../rule-card.ts'
import { roundsOf } from '../../rounds-of.ts'
import type { KenoWords } from './words/en.ts'

/** Numbers of the ticket that a certified bet is; null for another. The headline is told first and has the figures of the whole certificate. */
export const spotsOfBet = (name: string): number | null => {
  const [, digits] = /^spots(\d+)$/.exec(name) ?? []
  return digits === undefined ? null : Number(digits)
}

/** What every number of spots returns, as the certificate proves it. */
export function certifiedTickets(
  { rtp, hitFrequency, topPrize, modes }: Certificate,
  voice: FigureVoice,
  words: KenoWords,
): readonly RuleCard[] {
  const others = modes.flatMap((mode) => {
    const spots = spotsOfBet(mode.name)
    return spots === null ? [] : [{ spots, ...mode }]
  })
  // The headline is the one number of spots that no other bet has.
  const known = others.map(({ spots }) => spots)
  const headline = Array.from({ length: known.length + 1 }, (_, index) => index + 1).find(
    (spots) => !known.includes(spots),
  )
  if (headline === undefined || others.length === 0) return []
  // A ticket may pay tenths of the bet.
  const inBets = new Intl.NumberFormat(voice.language, { maximumFractionDigits: 1 })
  const all = [...others, { spots: headline, rtp, hitFrequency, topPrize }].toSorted(
    (one, other) => one.spots - other.spots,
  )
  return [
    {
      symbol: null,
      title: words.certified.title,
      sentences: [words.certified.each(headline)],
      rows: all.map((ticket) => [
        words.certified.spots(ticket.spots),
        words.certified.figures(
          voice.percent(ticket.rtp.ratio),
          roundsOf(1 / ticket.hitFrequency, voice.language),
          inBets.format(ticket.topPrize.x),
          roundsOf(ticket.topPrize.oneIn, voice.language),
        ),
      ]),
      more: [],
    },
  ]
}

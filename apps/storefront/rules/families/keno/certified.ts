import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { FigureVoice } from '../../certified-cards.ts'
import type { RuleCard } from '../../rule-card.ts'
import { roundsOf } from '../../rounds-of.ts'
import type { KenoWords } from './words/en.ts'

type Risk = keyof KenoWords['certified']['risk']

/** What a certified bet is: a ticket of so many numbers at a risk, or so many cards; null for another. */
export function betCalled(
  name: string,
): { readonly kind: Risk | 'cards'; readonly count: number } | null {
  const [, word, digits] = /^(spots|low|high|cards)(\d+)$/.exec(name) ?? []
  if (digits === undefined) return null
  const count = Number(digits)
  return { kind: word === 'low' || word === 'high' || word === 'cards' ? word : 'medium', count }
}

type Figures = Pick<Certificate['modes'][number], 'rtp' | 'hitFrequency' | 'topPrize'>

/** What every number of spots returns, at every risk, and a round of several cards, as the certificate proves it. */
export function certifiedTickets(
  { rtp, hitFrequency, topPrize, modes }: Certificate,
  voice: FigureVoice,
  { certified: words }: KenoWords,
): readonly RuleCard[] {
  const others = modes.flatMap((mode) => {
    const called = betCalled(mode.name)
    return called === null ? [] : [{ ...called, ...mode }]
  })
  const known = others.filter(({ kind }) => kind === 'medium').map(({ count }) => count)
  // The headline is the one number of spots that no other bet has.
  const headline = Array.from({ length: known.length + 1 }, (_, index) => index + 1).find(
    (spots) => !known.includes(spots),
  )
  if (headline === undefined || others.length === 0) return []
  // Where no other number of spots is certified, tickets have one size, which certificates do not name.
  const spots = known.length === 0 ? null : headline
  const all =
    spots === null
      ? [...others, { kind: 'cards' as const, count: 1, rtp, hitFrequency, topPrize }]
      : [...others, { kind: 'medium' as const, count: spots, rtp, hitFrequency, topPrize }]
  const rowsOf = (kind: Risk | 'cards', name: (count: number) => string): RuleCard['rows'] =>
    all
      .filter((bet) => bet.kind === kind)
      .toSorted((one, other) => one.count - other.count)
      .map((bet) => [name(bet.count), figuresOf(bet, voice, words)])
  const card = (title: string, sentences: RuleCard['sentences'], rows: RuleCard['rows']) =>
    rows.length === 0 ? [] : [{ symbol: null, title, sentences, rows, more: [] }]
  const each = [words.each(headline)]
  const hasRisks = others.some(({ kind }) => kind === 'low')
  const most = Math.max(
    0,
    ...others.flatMap(({ kind, count }) => (kind === 'cards' ? [count] : [])),
  )
  const title = (risk: Risk) => (hasRisks ? `${words.title}: ${words.risk[risk]}` : words.title)
  return [
    ...card(title('low'), each, rowsOf('low', words.spots)),
    ...card(title('medium'), each, rowsOf('medium', words.spots)),
    ...card(title('high'), each, rowsOf('high', words.spots)),
    ...card(words.cardsRow(most), [words.cards(most, spots)], rowsOf('cards', words.cardsRow)),
  ]
}

function figuresOf(
  { rtp, hitFrequency, topPrize }: Figures,
  voice: FigureVoice,
  words: KenoWords['certified'],
): string {
  // A ticket may pay parts of the bet.
  const inBets = new Intl.NumberFormat(voice.language, { maximumFractionDigits: 2 })
  return words.figures(
    voice.percent(rtp.ratio),
    roundsOf(1 / hitFrequency, voice.language),
    inBets.format(topPrize.x),
    roundsOf(topPrize.oneIn, voice.language),
  )
}

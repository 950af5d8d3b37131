import type { RoulettePaytable } from '@fairhouse/contract/families/roulette/paytable'
import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { FigureVoice } from '../../certified-cards.ts'
import type { RuleTable } from '../../family-rules.ts'
import type { RuleCard, RuleVoice } from '../../rule-card.ts'
import type { RouletteWords } from './words/en.ts'

type Kind = RoulettePaytable['kinds'][number]

/** What is drawn and what wins, in sentences. */
export const howToWin = (
  { wheel, zeros, kinds, partage, wheels }: RoulettePaytable,
  { how }: RouletteWords,
): readonly string[] => [
  how.draw(wheel.length),
  ...(wheels === undefined ? [] : [how.wheels]),
  how.pays,
  (partage ? how.partage : how.zero)(zeros.join(', ')),
  ...(kinds.some(({ kind }) => kind === 'topLine') ? [how.topLine] : []),
  how.memory,
]

/** Bets inside and outside with their odds, called bets and limits. */
export function ruleCards(
  paytable: RoulettePaytable,
  voice: RuleVoice,
  words: RouletteWords,
): readonly RuleCard[] {
  const { inside, outside, called, limits } = words
  const card = (
    { title, text }: { readonly title: string; readonly text: string },
    kinds: readonly Kind[],
  ): RuleCard => ({
    symbol: null,
    title,
    sentences: [text],
    rows: kinds.map((kind) => [
      `${words.kinds[kind.kind]} · ${words.covers(kind.covers)}`,
      `${kind.odds}:1`,
    ]),
    more: [],
  })
  return [
    card(
      inside,
      paytable.kinds.filter(({ covers }) => covers < 12),
    ),
    card(
      outside,
      paytable.kinds.filter(({ covers }) => covers >= 12),
    ),
    // Sections are those of a wheel with one zero.
    ...(paytable.zeros.length === 1
      ? [
          {
            symbol: null,
            title: called.title,
            sentences: [called.text],
            rows: [],
            more: [called.voisins, called.tiers, called.orphelins, called.jeuZero],
          },
        ]
      : []),
    {
      symbol: null,
      title: limits.title,
      sentences: [limits.text(voice.amount(paytable.mostChips))],
      rows: [],
      more: [],
    },
  ]
}

/** The certified return of one chip on each kind of spot; the headline is the kind that no other bet names. */
export function certifiedCards(
  { rtp, hitFrequency, modes }: Pick<Certificate, 'rtp' | 'hitFrequency' | 'modes'>,
  { percent }: Pick<FigureVoice, 'percent'>,
  { certified, kinds }: RouletteWords,
): readonly RuleCard[] {
  const isKind = (name: string): name is keyof typeof kinds => name in kinds
  const headline = modes.some(({ name }) => name === 'straight') ? 'red' : 'straight'
  const proved = [{ name: headline, rtp, hitFrequency }, ...modes]
  return [
    {
      symbol: null,
      title: certified.title,
      sentences: [certified.text],
      rows: proved.flatMap(({ name, ...figures }) =>
        isKind(name)
          ? [
              [
                kinds[name],
                certified.figures(percent(figures.rtp.ratio), percent(figures.hitFrequency)),
              ] as const,
            ]
          : [],
      ),
      more: [],
    },
  ]
}

/** Every kind of bet with its odds and the most that may lie on one spot. */
export const rouletteTable = (
  { kinds }: RoulettePaytable,
  { figure }: RuleVoice,
  { kinds: names, covers, columns, head }: RouletteWords,
): RuleTable => ({
  head,
  columns: [columns.odds, columns.most],
  rows: kinds.map(({ kind, odds, most, covers: count }) => ({
    symbols: [],
    name: `${names[kind]} · ${covers(count)}`,
    pays: [`${odds}:1`, figure(most)],
  })),
  lines: [],
  grid: [],
})

import type { DicePaytable } from '@fairhouse/contract/families/dice/paytable'
import type { DiceKind } from '@fairhouse/contract/families/dice/spots'
import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { FigureVoice } from '../../certified-cards.ts'
import type { RuleTable } from '../../family-rules.ts'
import type { RuleCard, RuleVoice } from '../../rule-card.ts'
import type { DiceWords } from './words/en.ts'

/** What is thrown and what wins, in sentences. */
export const howToWin = ({ how }: DiceWords): readonly string[] => [
  how.draw,
  how.pays,
  how.triple,
  how.single,
  how.memory,
]

/** A sum and the one that is as likely add up to this. */
const bothSums = 21

/** A row of the rules: spots that pay alike, once. */
interface PayRow {
  readonly kind: DiceKind
  readonly name: string
  readonly odds: string
  readonly most: number
}

/** Every kind of spot once, and every two sums that pay alike. */
function payRows({ spots }: DicePaytable, { kinds, sums }: DiceWords): readonly PayRow[] {
  const rows = spots.map(({ spot, kind, odds, most }) => {
    const total = Number(spot.split('-')[1])
    const name =
      kind === 'total'
        ? sums(Math.min(total, bothSums - total), Math.max(total, bothSums - total))
        : kinds[kind]
    return { kind, name, odds: odds.map((to) => `${to}:1`).join(', '), most }
  })
  return [...new Map(rows.toReversed().map((row) => [row.name, row])).values()].toReversed()
}

const whole: ReadonlySet<DiceKind> = new Set(['small', 'big', 'odd', 'even', 'anyTriple'])

/** Bets on the whole throw, on numbers and on sums with their odds, and limits. */
export function ruleCards(
  paytable: DicePaytable,
  voice: RuleVoice,
  words: DiceWords,
): readonly RuleCard[] {
  const rows = payRows(paytable, words)
  const card = (
    { title, text }: { readonly title: string; readonly text: string },
    holds: (kind: DiceKind) => boolean,
  ): RuleCard => ({
    symbol: null,
    title,
    sentences: [text],
    rows: rows.filter(({ kind }) => holds(kind)).map(({ name, odds }) => [name, odds]),
    more: [],
  })
  return [
    card(words.whole, (kind) => whole.has(kind)),
    card(words.numbers, (kind) => !whole.has(kind) && kind !== 'total'),
    card(words.totals, (kind) => kind === 'total'),
    {
      symbol: null,
      title: words.limits.title,
      sentences: [words.limits.text(voice.amount(paytable.mostChips))],
      rows: [],
      more: [],
    },
  ]
}

/** The certified return of one chip on each kind of spot; the headline's is small. */
export function certifiedCards(
  { rtp, hitFrequency, modes }: Pick<Certificate, 'rtp' | 'hitFrequency' | 'modes'>,
  { percent }: Pick<FigureVoice, 'percent'>,
  { certified, kinds, sums }: DiceWords,
): readonly RuleCard[] {
  const proved = [{ name: 'small', rtp, hitFrequency }, ...modes]
  const isKind = (name: string): name is keyof typeof kinds => name in kinds
  const nameOf = (name: string): string | null => {
    const total = Number(/^total(\d+)$/.exec(name)?.[1] ?? 0)
    if (total > 0) return sums(total, bothSums - total)
    return isKind(name) ? kinds[name] : null
  }
  return [
    {
      symbol: null,
      title: certified.title,
      sentences: [certified.text],
      rows: proved.flatMap(({ name, ...figures }) => {
        const said = nameOf(name)
        if (said === null) return []
        const { rtp: back, hitFrequency: hit } = figures
        return [[said, certified.figures(percent(back.ratio), percent(hit))] as const]
      }),
      more: [],
    },
  ]
}

/** Every kind of bet with its odds and the most that may lie on one spot. */
export const diceTable = (
  paytable: DicePaytable,
  { figure }: Pick<RuleVoice, 'figure'>,
  words: DiceWords,
): RuleTable => ({
  head: words.head,
  columns: [words.columns.odds, words.columns.most],
  rows: payRows(paytable, words).map(({ name, odds, most }) => ({
    symbols: [],
    name,
    pays: [odds, figure(most)],
  })),
  lines: [],
  grid: [],
})

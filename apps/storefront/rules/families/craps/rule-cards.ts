import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import type { CrapsKind } from '@fairhouse/contract/families/craps/spots'
import type { FigureVoice } from '../../certified-cards.ts'
import type { RuleTable } from '../../family-rules.ts'
import type { RuleCard, RuleVoice } from '../../rule-card.ts'
import type { CrapsWords } from './words/en.ts'

/** How a round goes and what wins, in sentences. */
export const howToWin = ({ how }: CrapsWords): readonly string[] => [
  how.begin,
  how.pass,
  how.come,
  how.odds,
  how.working,
  how.memory,
]

/** A number and the one that is as likely add up to this. */
const bothNumbers = 14

/** A row of the rules: spots that pay alike, once. */
interface PayRow {
  readonly kind: CrapsKind
  readonly name: string
  readonly odds: string
  readonly most: number
}

type SpotRow = CrapsPaytable['spots'][number]

function nameOf({ kind, number }: Pick<SpotRow, 'kind' | 'number'>, words: CrapsWords): string {
  const low = Math.min(number ?? 0, bothNumbers - (number ?? 0))
  const numbers = [low, bothNumbers - low] as const
  if (kind === 'passOdds' || kind === 'comeOdds') return words.oddsOn(...numbers)
  if (kind === 'dontPassOdds' || kind === 'dontComeOdds') return words.layOn(...numbers)
  if (kind === 'place' || kind === 'hard') return words[kind](...numbers)
  return words.kinds[kind]
}

/** Every kind of bet once, and every two numbers that pay alike. */
function payRows({ spots, field }: CrapsPaytable, words: CrapsWords): readonly PayRow[] {
  const rows = spots.map((spot): PayRow => {
    const { kind, odds, most } = spot
    const written = `${odds.pays}:${odds.per}`
    const isField = kind === 'field'
    return {
      kind,
      name: nameOf(spot, words),
      odds: isField ? `${written}, 2 → ${field.two.pays}:1, 12 → ${field.twelve.pays}:1` : written,
      most,
    }
  })
  return [...new Map(rows.toReversed().map((row) => [row.name, row])).values()].toReversed()
}

const single: ReadonlySet<CrapsKind> = new Set([
  'field',
  'anySeven',
  'anyCraps',
  'two',
  'three',
  'eleven',
  'twelve',
])
const onNumbers: ReadonlySet<CrapsKind> = new Set(['place', 'hard'])

/** Bets with a point, on numbers and on one roll with their odds, what may be taken down, and limits. */
export function ruleCards(
  paytable: CrapsPaytable,
  voice: RuleVoice,
  words: CrapsWords,
): readonly RuleCard[] {
  const rows = payRows(paytable, words)
  const card = (
    { title, text }: { readonly title: string; readonly text: string },
    holds: (kind: CrapsKind) => boolean,
  ): RuleCard => ({
    symbol: null,
    title,
    sentences: [text],
    rows: rows.filter(({ kind }) => holds(kind)).map(({ name, odds }) => [name, odds]),
    more: [],
  })
  return [
    card(words.line, (kind) => !single.has(kind) && !onNumbers.has(kind)),
    card(words.numbers, (kind) => onNumbers.has(kind)),
    card(words.single, (kind) => single.has(kind)),
    card(words.down, () => false),
    card(
      {
        title: words.limits.title,
        text: words.limits.text(voice.amount(paytable.mostChips)),
      },
      () => false,
    ),
  ]
}

/** The certified return of each kind of bet; the headline's is the pass line. */
export function certifiedCards(
  { rtp, hitFrequency, modes }: Pick<Certificate, 'rtp' | 'hitFrequency' | 'modes'>,
  { percent }: Pick<FigureVoice, 'percent'>,
  words: CrapsWords,
): readonly RuleCard[] {
  const proved = [{ name: 'pass', rtp, hitFrequency }, ...modes]
  const isKind = (name: string): name is keyof typeof words.kinds => name in words.kinds
  const saidOf = (name: string): string | null => {
    if (name === 'passOdds') return words.odds
    if (name === 'dontPassOdds') return words.lay
    const [, kind, digit] = /^(place|hard)(\d)$/.exec(name) ?? []
    const low = Number(digit)
    if (kind === 'place' || kind === 'hard') return words[kind](low, bothNumbers - low)
    return isKind(name) ? words.kinds[name] : null
  }
  return [
    {
      symbol: null,
      title: words.certified.title,
      sentences: [words.certified.text],
      rows: proved.flatMap(({ name, ...figures }) => {
        const said = saidOf(name)
        if (said === null) return []
        const { rtp: back, hitFrequency: hit } = figures
        return [[said, words.certified.figures(percent(back.ratio), percent(hit))] as const]
      }),
      more: [],
    },
  ]
}

/** Every kind of bet with its odds and the most that may lie on one spot. */
export const crapsTable = (
  paytable: CrapsPaytable,
  { figure }: Pick<RuleVoice, 'figure'>,
  words: CrapsWords,
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

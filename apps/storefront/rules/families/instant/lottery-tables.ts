import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import type { RuleTable } from '../../family-rules.ts'
import type { Times } from './times.ts'
import type { InstantWords } from './words/en.ts'

type Rules<Game extends InstantRules['game']> = Extract<InstantRules, { game: Game }>

const row = (name: string, pays: readonly string[]) => ({ symbols: [], name, pays })
const rest = { lines: [], grid: [] }

/** The prizes of each card, from the dearest, with their odds. */
export function cardTable(
  { cards }: Rules<'scratch'>,
  { table }: InstantWords,
  times: Times,
): RuleTable {
  const most = Math.max(...cards.map(({ prizes }) => prizes.length))
  return {
    head: table.card,
    columns: Array.from({ length: most }, (_, place) => table.step(place + 1)),
    rows: cards.map(({ name, prizes, of }) =>
      row(
        name,
        Array.from({ length: most }, (_, place) => {
          const prize = prizes[place]
          return prize ? table.prize(times(prize.times), times.odds(of / prize.ways)) : ''
        }),
      ),
    ),
    ...rest,
  }
}

/** What each bet on digits pays in their order and in another. */
export const digitTable = (
  { bets }: Rules<'pick'>,
  { table, bets: names }: InstantWords,
  times: Times,
): RuleTable => ({
  head: table.bet,
  columns: [table.exact, table.any],
  rows: bets.map(({ bet, alike, exact, any }) => {
    const name = names[bet] ?? bet
    return row(alike === 2 ? table.alike(name) : name, [times(exact), any > 0 ? times(any) : ''])
  }),
  ...rest,
})

import { csvAmount, csvOf } from '../../shell/parts/csv.ts'
import type { Figures } from './use-figures.ts'

/** The figures of a period as a table that a spreadsheet reads: steps of time, a blank line, games. Heads are English, as are the house's other files. */
export function figuresCsv({ currency, steps, games }: Figures): string {
  const head = ['rounds', 'winning rounds', `bet ${currency}`, `win ${currency}`]
  return csvOf([
    ['from', ...head, 'minutes'],
    ...steps.map(({ from, rounds, wins, staked, paid, minutes }) => [
      from,
      rounds,
      wins,
      csvAmount(staked),
      csvAmount(paid),
      minutes,
    ]),
    [],
    ['game', ...head],
    ...games.map(({ game, rounds, wins, staked, paid }) => [
      game.name,
      rounds,
      wins,
      csvAmount(staked),
      csvAmount(paid),
    ]),
  ])
}

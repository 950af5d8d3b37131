import type { Figures } from './use-figures.ts'

/** Minor units with two digits and a point, as spreadsheets of any language take them. */
const amount = (minorUnits: number): string => (minorUnits / 100).toFixed(2)

/** A field of CSV. One that a spreadsheet would take for a formula is made a text. */
const field = (value: string | number): string => {
  const text = String(value)
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(field).join(',')).join('\r\n')

/** The figures of a period as a table that a spreadsheet reads: steps of time, a blank line, games. Heads are English, as are the house's other files. */
export function figuresCsv({ currency, steps, games }: Figures): string {
  const head = ['rounds', 'winning rounds', `bet ${currency}`, `win ${currency}`]
  return `${lines([
    ['from', ...head, 'minutes'],
    ...steps.map(({ from, rounds, wins, staked, paid, minutes }) => [
      from,
      rounds,
      wins,
      amount(staked),
      amount(paid),
      minutes,
    ]),
    [],
    ['game', ...head],
    ...games.map(({ game, rounds, wins, staked, paid }) => [
      game.name,
      rounds,
      wins,
      amount(staked),
      amount(paid),
    ]),
  ])}\r\n`
}

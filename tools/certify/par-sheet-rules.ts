import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { Game } from '@fairhouse/game-math/game'
import type { Title } from '@fairhouse/games/discover'
import { type NamedStrips, stripsWithin } from './strips-within.ts'
import { table } from './table.ts'

/** The sections of a par sheet that repeat the rules: pays, strips, what else the definition says, ladder, lines. */
export function rulesOf({ game, definition }: Title): readonly string[] {
  return [
    pays(game.paytable),
    ...stripsWithin(definition).map(strips),
    others(definition),
    ladder(game),
    ...lines(game.paytable),
  ]
}

function pays({ pays: rows, scatter }: Paytable): string {
  const all = [...rows, ...(scatter ? [{ symbols: [scatter.symbol], pays: scatter.pays }] : [])]
  const counts = [...new Set(all.flatMap((row) => row.pays.map(({ count }) => count)))]
  const sorted = counts.toSorted((a, b) => a - b)
  const body = all.map((row) => [
    row.symbols.join(' or '),
    ...sorted.map((count) => row.pays.find((pay) => pay.count === count)?.units ?? '-'),
  ])
  return `## Pays\n\n${table(['symbol', ...sorted.map(String)], body)}`
}

function strips({ name, reels }: NamedStrips): string {
  const symbols = [...new Set(reels.flat())]
  const rows = symbols.map((symbol) => [
    symbol,
    ...reels.map((strip) => strip.filter((other) => other === symbol).length || '-'),
  ])
  const cycle = reels.reduce((product, strip) => product * BigInt(strip.length), 1n)
  const heads = ['symbol', ...reels.map((_, reel) => `reel ${reel + 1}`)]
  const lengths = ['length', ...reels.map((strip) => strip.length)]
  const printed = reels.map((strip, reel) => `${reel + 1}. ${strip.join(' ')}`).join('\n')
  return `## Strips: ${name}\n\n${table(heads, [...rows, lengths])}\n\n${cycle.toLocaleString('en')} combinations.\n\n${printed}`
}

/** Shown in sections of their own. */
const shownElsewhere = new Set(['symbols', 'pays', 'betLevels'])

function others(definition: object): string {
  const text = JSON.stringify(
    definition,
    (key, value: unknown) => (shownElsewhere.has(key) || isLong(value) ? undefined : value),
    2,
  )
  return `## Everything else that is defined\n\n\`\`\`json\n${text}\n\`\`\``
}

/** Strips, lines and tables of outcomes. */
function isLong(value: unknown): boolean {
  return Array.isArray(value) && Array.isArray(value[0])
}

function ladder({ betLevels, modes, unitsPerStake, maxUnits }: Game): string {
  const others = modes.slice(1)
  const rows = betLevels.map((stake) => {
    const unit = stake / unitsPerStake
    const prices = others.map(({ price }) => price * unit)
    return [stake, unit, ...prices, (unit * maxUnits).toLocaleString('en')]
  })
  const names = others.map(({ name }) => `price of ${name}`)
  const heads = ['stake', 'pay unit', ...names, 'most a round wins']
  return `## Stakes\n\nMinor units. Every pay is a whole number of them at every stake, so the return is the same at all.\n\n${table(heads, rows)}`
}

function lines({ rule, grid }: Paytable): readonly string[] {
  if (rule.by !== 'lines') return []
  const rows = rule.lines.map((line, i) => [i + 1, ...line.map((row) => row + 1)])
  const heads = ['line', ...grid.rows.map((_, reel) => `reel ${reel + 1}`)]
  return [`## Lines\n\nRow of each reel, 1 on top.\n\n${table(heads, rows)}`]
}

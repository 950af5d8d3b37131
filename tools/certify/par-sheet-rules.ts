import type { SlotDefinition } from '@fairhouse/game-math/slot/definition'
import type { Title } from '@fairhouse/games/discover'
import { table } from './table.ts'

/** The sections of a par sheet that repeat the rules: pays, features, strips, ladder, lines. */
export function rulesOf({ definition }: Title): readonly string[] {
  return [
    linePays(definition),
    features(definition),
    strips('base', definition),
    strips('free', definition),
    ladder(definition),
    lines(definition),
  ]
}

function linePays({ pays, wild }: SlotDefinition): string {
  const rows = Object.entries(pays).map(([symbol, row]) => [
    symbol,
    ...row.slice(2).map((pay) => pay || '-'),
  ])
  return `## Line pays\n\nRuns from the first reel on; \`${wild}\` stands for every symbol here, and where it lands its whole reel turns wild.\n\n${table(['symbol', '2', '3', '4', '5'], rows)}`
}

function features({ scatter, pick, freeSpins }: SlotDefinition): string {
  const rows = scatter.pays.flatMap((pay, count) => {
    const spins = scatter.freeSpins[count] ?? 0
    return pay > 0 || spins > 0 ? [[count, pay, spins]] : []
  })
  const reels = pick.reels.map((reel) => reel + 1).join(', ')
  return `## Features\n\nScatter \`${scatter.symbol}\`, anywhere:\n\n${table(['in view', 'pays', 'free spins'], rows)}\n\nIn free spins a reel that turns wild stays so and adds ${freeSpins.extraPerWildReel} free spin.\n\nOne \`${pick.symbol}\` on each of reels ${reels} opens ${pick.prizes.length + pick.enders} closed things, of which ${pick.enders} end the bonus; the others hold ${pick.prizes.join(', ')}. What is found is drawn when it is opened, so every choice has the same chances.`
}

function strips(mode: 'base' | 'free', definition: SlotDefinition): string {
  const all = definition.strips[mode]
  const rows = definition.symbols.map((symbol) => [
    symbol,
    ...all.map((strip) => strip.filter((name) => name === symbol).length || '-'),
  ])
  const cycle = all.reduce((product, strip) => product * strip.length, 1)
  const heads = ['symbol', ...all.map((_, reel) => `reel ${reel + 1}`)]
  const lengths = ['length', ...all.map((strip) => strip.length)]
  const printed = all.map((strip, reel) => `${reel + 1}. ${strip.join(' ')}`).join('\n')
  return `## Strips: ${mode}\n\n${table(heads, [...rows, lengths])}\n\n${cycle.toLocaleString('en')} combinations.\n\n${printed}`
}

function ladder({ betLevels, unitsPerStake, maxUnits }: SlotDefinition): string {
  const rows = betLevels.map((stake) => {
    const unit = stake / unitsPerStake
    return [stake, unit, (unit * maxUnits).toLocaleString('en')]
  })
  return `## Stakes\n\nMinor units. Every pay is a whole number of them at every stake, so the return is the same at all.\n\n${table(['stake', 'pay unit', 'most a round wins'], rows)}`
}

function lines({ lines: all }: SlotDefinition): string {
  const rows = all.map((line, i) => [i + 1, ...line.map((row) => row + 1)])
  return `## Lines\n\nRow of each reel, 1 on top.\n\n${table(['line', ...[1, 2, 3, 4, 5].map((reel) => `reel ${reel}`)], rows)}`
}

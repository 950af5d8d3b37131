import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import type { PlayedGame } from '../../games.ts'
import { escaped, fill } from '../fill.ts'
import type { PageData } from '../page-data.ts'
import type { Stage } from '../stage.ts'

/** Reels, grids of cells, and cards that are scratched. */
export function reelsStage(
  { rules, listed }: PlayedGame,
  { words, language }: Pick<PageData, 'words' | 'language'>,
): Stage {
  const { paytable } = rules
  if (paytable.family !== 'slot') throw new RangeError('reels show slots')
  const { wish } = listed
  const isScratch = wish.kind === 'cells' && wish.columns === wish.rows && wish.columns === 3
  const reels = paytable.grid.rows.length
  const rows = Math.max(...paytable.grid.rows)
  const [buy] = paytable.modes
  const begins = isScratch ? 'scratch' : 'spin'
  return {
    script: 'reels.ts',
    markup: `<div class="cabinet${isScratch ? ' scratch' : ''}"><div class="free" id="free" hidden></div><div class="reels" id="reels" role="img" aria-label="${escaped(listed.name)}"></div><div class="banner" id="banner" role="status"></div></div>${buy ? '<button type="button" class="buy" id="buy"></button>' : ''}`,
    pays: paysOf(paytable, rules.unitsPerStake, language),
    rules: sentencesOf(paytable, words, { language, unitsPerStake: rules.unitsPerStake }),
    data: {
      begins,
      reels,
      rows,
      symbols: [
        ...paytable.pays.flatMap(({ symbols }) => symbols),
        ...(paytable.wild ? [paytable.wild.symbol] : []),
        ...(paytable.scatter ? [paytable.scatter.symbol] : []),
      ],
      buyUnits: buy?.price ?? 0,
      isScratch,
    },
  }
}

function paysOf({ pays }: SlotPaytable, unitsPerStake: number, language: string): string {
  const times = (units: number): string =>
    (units / unitsPerStake).toLocaleString(language, { maximumFractionDigits: 2 })
  const items = pays.map(({ symbols: [symbol = ''], pays: row }) => {
    const told = row.map(({ count, units }) => `${count}: ×${times(units)}`)
    return `<li><svg aria-hidden="true"><use href="#s-${symbol}"/></svg><span>${told.join('<br>')}</span></li>`
  })
  return `<ul class="pays">${items.join('')}</ul>`
}

function sentencesOf(
  { rule, wild, features }: SlotPaytable,
  words: PageData['words'],
  { language }: { readonly language: string; readonly unitsPerStake: number },
): string[] {
  const free = features.find(({ type }) => type === 'freeSpins')
  return [
    ...(rule.by === 'lines' ? [fill(words.lines, { count: rule.lines.length })] : []),
    ...(rule.by === 'ways'
      ? [fill(words.ways, { count: rule.ways.toLocaleString(language) })]
      : []),
    ...(rule.by === 'anywhere' ? [fill(words.anywhere, { count: rule.least })] : []),
    ...(wild ? [words.wild] : []),
    ...(free ? [fill(words.star, { count: 8, times: 2 })] : []),
  ]
}

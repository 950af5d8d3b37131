import type { SlotDefinition } from '../definition.ts'
import type { PayContext } from '../pays/spin-pays.ts'
import { waySymbols } from '../pays/way-symbol.ts'
import { FastBothWays } from './fast-both-ways.ts'
import { FastLines } from './fast-lines.ts'
import { FastWays } from './fast-ways.ts'
import type { ReelViews } from './reel-views.ts'
import type { ViewsPays } from './views-pays.ts'

/** The pays of a definition, ready for one kind of spin. */
export function fastPays(
  definition: SlotDefinition,
  context: PayContext,
  reels: readonly ReelViews[],
): ViewsPays {
  const { rule } = definition
  if (rule.by === 'lines') return new FastLines(definition, rule.lines, context, reels)
  const symbols = waySymbols(definition, context)
  return rule.bothWays === true ? new FastBothWays(symbols, reels) : new FastWays(symbols, reels)
}

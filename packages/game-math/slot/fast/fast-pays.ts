import type { SlotDefinition } from '../definition.ts'
import type { PayContext } from '../pays/spin-pays.ts'
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
  return definition.rule.by === 'lines'
    ? new FastLines(definition, definition.rule.lines, context, reels)
    : new FastWays(definition, context, reels)
}

import type { SlotDefinition } from '../definition.ts'
import { LinePays } from './line-pays.ts'
import { WayPays } from './way-pays.ts'
import type { PayContext, SpinPays } from './spin-pays.ts'

/** The pays of a definition, ready for one kind of spin. */
export function readyPays(definition: SlotDefinition, context: PayContext): SpinPays {
  const { rule } = definition
  switch (rule.by) {
    case 'lines':
      return new LinePays(definition, rule.lines, context)
    case 'ways':
      return new WayPays(definition, context)
  }
}

import { formatMoney } from '@fairhouse/money'
import { heldBy } from './meter.ts'
import type { MeterHolding } from './store/meter-holdings.ts'

/**
 * A sentence for each meter that holds money and that no title names any more: nobody can win it.
 * @param named meters of the titles that this house has.
 */
export const orphanedMeters = (
  meters: readonly MeterHolding[],
  named: ReadonlySet<string>,
): string[] =>
  meters
    .filter((meter) => !named.has(meter.name) && heldBy(meter) > 0n)
    .map(
      (meter) =>
        `The jackpot meter ${meter.name} holds ${formatMoney(Number(heldBy(meter)), meter.currency, 'en')}, and no title can win it any more.`,
    )

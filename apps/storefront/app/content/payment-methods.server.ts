import { parse } from 'yaml'
import { z } from 'zod'
import source from '../../content/payment-methods.yaml?raw'

const paymentMethod = z.strictObject({
  name: z.string(),
  kind: z.enum(['card', 'coin', 'stable']),
  deposit: z.boolean(),
  withdrawal: z.boolean(),
  /** Blocks after which a deposit counts; null where there is no chain. */
  confirmations: z.int().positive().nullable(),
})

const parsed: unknown = parse(source)

/** What the cashier is to take once it opens. */
export const paymentMethods = z.array(paymentMethod).parse(parsed)

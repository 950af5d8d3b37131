import { bankPayout, bankTransfer, bankUnmatched } from '@fairhouse/contract/sandbox/bank'
import { z } from 'zod'

const keptTransfer = bankTransfer.extend({ code: z.string() })
export type KeptTransfer = z.infer<typeof keptTransfer>

const keptPayout = bankPayout.extend({ holder: z.string() })
export type KeptPayout = z.infer<typeof keptPayout>

/** What the bank keeps. */
export const bankState = z.object({
  transfers: z.array(keptTransfer),
  payouts: z.array(keptPayout),
  unmatched: bankUnmatched.shape.unmatched,
})
export type BankState = z.infer<typeof bankState>

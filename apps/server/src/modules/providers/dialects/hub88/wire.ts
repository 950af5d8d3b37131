import { type Amount, amount } from '@fairhouse/money'
import { z } from 'zod'

/** A unit of a currency is 100 000 on the wire, and 100 minor units here. */
const wirePerMinorUnit = 1_000n

export const toWireAmount = (units: Amount): number => Number(units * wirePerMinorUnit)

const id = z.string().min(1).max(120)
/** Whole minor units: the house has nothing smaller. */
export const money = z
  .int()
  .min(0)
  .refine((value) => BigInt(value) % wirePerMinorUnit === 0n, 'is no whole minor unit')
  .transform((value): Amount => amount(BigInt(value) / wirePerMinorUnit))

const common = {
  token: z.string().min(1).max(255),
  request_uuid: id,
  game_code: id,
  user: id.optional(),
  supplier_user: id.nullish(),
}

const moving = {
  ...common,
  transaction_uuid: id,
  round: id,
  round_closed: z.boolean().default(false),
}

const movingMoney = {
  ...moving,
  currency: z.string(),
  amount: money,
  is_free: z.boolean().default(false),
}

/** Bodies by call. What is not among these keys is let pass: providers add keys. */
export const bodies = {
  'user/info': z.object({ user: id, request_uuid: id }),
  'user/balance': z.object(common),
  'transaction/bet': z.object(movingMoney),
  'transaction/win': z.object({
    ...movingMoney,
    reference_transaction_uuid: id,
    jackpot_win: money.nullish(),
  }),
  'transaction/rollback': z.object({ ...moving, reference_transaction_uuid: id }),
} as const
export type CallName = keyof typeof bodies

export const isCallName = (name: string): name is CallName => Object.hasOwn(bodies, name)

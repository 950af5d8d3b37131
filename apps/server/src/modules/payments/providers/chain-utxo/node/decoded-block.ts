import { hex } from '@scure/base'
import { z } from 'zod'
import { eachOnce } from './raw-block.ts'
import { scriptSpent } from './script-spent.ts'
import type { ChainBlock, ChainTransaction } from './chain-block.ts'
import { unitsOf } from './exact-json.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

const bytes = z.string().regex(/^([0-9a-f]{2})*$/)

const coins = z.union([z.string(), z.int()]).transform((told, context) => {
  const units = unitsOf(told)
  if (units !== null) return units
  context.addIssue('no amount of coins')
  return z.NEVER
})

export const decodedTransaction = z
  .object({
    txid: hash,
    vin: z.array(
      z.object({
        txid: hash.optional(),
        vout: z.int().optional(),
        scriptSig: z.object({ hex: bytes }).optional(),
        txinwitness: z.array(bytes).optional(),
      }),
    ),
    vout: z.array(
      z.object({
        value: coins.optional(),
        n: z.int().optional(),
        // Outputs into an extension block have none.
        scriptPubKey: z.object({ hex: z.string() }).optional(),
      }),
    ),
  })
  .transform(
    ({ txid, vin, vout }): ChainTransaction => ({
      txid,
      spends: vin.flatMap((one) => (one.txid === undefined ? [] : [`${one.txid}:${one.vout}`])),
      senders: () =>
        eachOnce(
          vin.map(({ txid: before, scriptSig, txinwitness = [] }) =>
            before === undefined
              ? null
              : scriptSpent(hex.decode(scriptSig?.hex ?? ''), txinwitness.map(hex.decode)),
          ),
        ),
      outputs: vout.map(({ value, scriptPubKey }) => ({
        script: value === undefined ? '' : (scriptPubKey?.hex ?? ''),
        units: value ?? 0n,
      })),
    }),
  )

export const decodedBlock = z
  .object({ hash, previousblockhash: hash, time: z.int(), tx: z.array(decodedTransaction) })
  .transform(
    ({ hash: name, previousblockhash, time, tx }): ChainBlock => ({
      hash: name,
      parent: previousblockhash,
      at: time * 1_000,
      transactions: tx,
    }),
  )

import { env } from 'node:process'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ProviderNews } from '#modules/cashier'
import { playerId } from '#platform/ids'
import { freePort } from '../../../../../../sandbox-payments/chains/free-port.ts'
import {
  type JsonDoor,
  jsonDoor,
} from '../../../../../../sandbox-payments/chains/monero/json-door.ts'
import { moneroAt } from '../../../../../../sandbox-payments/chains/monero/monero.ts'
import { type MoneroBench, openMoneroBench } from './testing/monero-bench.ts'
import { terms } from './terms.ts'

// What a payer may try on a real chain: coins that stay locked, coins that are spent twice, and blocks that are taken back.

const units = 50_000_000_000n
const patience = { timeout: 600_000, interval: 200 }
const { confirmations } = terms

const sent = z.object({ tx_hash: z.string() })
const swept = z.object({ tx_hash: z.string(), tx_blob: z.string() })
const outputs = z.object({
  transfers: z.array(z.object({ amount: z.int(), key_image: z.string(), unlocked: z.boolean() })),
})
const taken = z.object({ status: z.string(), double_spend: z.boolean().default(false) })

// Its blocks take minutes: it is asked for by the variable that opens the method in a demo.
describe.runIf(env['SANDBOX_MONERO'] === '1')(
  'Monero on a chain of its own',
  { timeout: 900_000 },
  () => {
    let bench: MoneroBench
    let node: JsonDoor
    let faucet: JsonDoor
    let players = 0
    beforeAll(async () => {
      bench = await openMoneroBench(async (folder) => moneroAt(await freePort()).start(folder))
      const { doors } = bench.chain
      node = doorAt(doors?.['node'])
      faucet = doorAt(doors?.['faucet'])
    }, 900_000)
    afterAll(() => bench?.stop())

    const doorAt = (url = ''): JsonDoor => jsonDoor(Number(new URL(url).port))

    async function addressOf(player: number): Promise<string> {
      return vi.waitFor(async () => {
        const opened = await bench.opened.provider.createDeposit({
          reference: `monero:${player}`,
          player: playerId(player),
          method: 'monero',
          sum: null,
          token: null,
          keep: false,
          returnUrl: 'http://localhost:3000',
          customer: { address: '127.0.0.1', country: 'CA', email: 'a@b.test', language: 'en' },
        })
        if (opened.type !== 'opened') throw new Error(`the deposit is ${opened.type}`)
        return opened.providerRef
      }, patience)
    }
    async function newcomer() {
      const player = ++players
      const address = await addressOf(player)
      const question = { kind: 'deposit', reference: `monero:${player}`, providerRef: address }
      const news = async (): Promise<readonly ProviderNews[]> => {
        const status = await bench.opened.provider.status({ ...question, kind: 'deposit' })
        return status.type === 'known' ? status.news : []
      }
      return { address, news }
    }
    /** The chain as the scanner has read it reaches to the node's tip. */
    const level = () =>
      vi.waitFor(async () => {
        const { rows } = await bench.database.query('SELECT height FROM payments_monero_chain')
        expect(rows).toEqual([{ height: await bench.chain.height() }])
      }, patience)

    it('coins that their payer locked count when they can be spent, not when they have blocks enough', async () => {
      const { address, news } = await newcomer()
      const lockedBlocks = confirmations + 6
      const height = await bench.chain.height()
      await faucet.call('refresh')
      const { tx_hash: txid } = sent.parse(
        await faucet.call('transfer', {
          destinations: [{ address, amount: Number(units) }],
          unlock_time: height + 1 + lockedBlocks,
        }),
      )
      await bench.chain.mine(confirmations + 2)
      await level()
      expect(await news()).toMatchObject([
        { type: 'deposit', txid, state: 'confirming', confirmations: confirmations + 2 },
      ])
      await bench.chain.mine(lockedBlocks - confirmations)
      await vi.waitFor(
        async () => expect(await news()).toMatchObject([{ txid, state: 'confirmed' }]),
        patience,
      )
    })

    it('of coins that are spent twice the one that waits is refused, and the one that is mined wins', async () => {
      const { address, news } = await newcomer()
      const keyImage = await spendable()
      const sweep = async (to: string) => {
        const wish = { address: to, key_image: keyImage, do_not_relay: true, get_tx_hex: true }
        const { tx_hash: txid, tx_blob: raw } = swept.parse(await faucet.call('sweep_single', wish))
        return { txid, raw }
      }
      const [toHouse, elsewhere] = [await sweep(address), await sweep(await bench.chain.address())]
      const give = async ({ raw }: typeof toHouse) =>
        taken.parse(await node.post('/send_raw_transaction', { tx_as_hex: raw }))
      expect(await give(toHouse)).toMatchObject({ status: 'OK' })
      await vi.waitFor(
        async () => expect(await news()).toMatchObject([{ txid: toHouse.txid, state: 'pending' }]),
        patience,
      )
      expect(await give(elsewhere)).toMatchObject({ status: 'Failed', double_spend: true })
      // Another node heard of the second one first, and mined it.
      await node.call('flush_txpool', { txids: [toHouse.txid] })
      expect(await give(elsewhere)).toMatchObject({ status: 'OK' })
      await bench.chain.mine(confirmations)
      await level()
      expect(await news()).toMatchObject([
        { txid: toHouse.txid, state: 'cancelled', reason: 'doubleSpent', confirmations: 0 },
      ])
    })

    it('coins that counted and that a reorganised chain no longer has are a reversal', async () => {
      const { address, news } = await newcomer()
      const txid = await bench.chain.pay('XMR', address, units)
      await bench.chain.mine(confirmations)
      const credited = { type: 'deposit', txid, state: 'confirmed', sum: { asset: 'XMR', units } }
      await vi.waitFor(async () => expect(await news()).toMatchObject([credited]), patience)
      await node.post('/pop_blocks', { nblocks: confirmations })
      await node.call('flush_txpool', { txids: [txid] })
      await bench.chain.mine(confirmations + 1)
      await vi.waitFor(
        async () =>
          expect(await news()).toMatchObject([
            { ...credited, confirmations: 0 },
            {
              type: 'reversal',
              state: 'confirmed',
              reason: 'chainReorganised',
              sum: { asset: 'XMR', units },
            },
          ]),
        patience,
      )
    })

    /** An output of the faucet's that can be spent. */
    async function spendable(): Promise<string> {
      await faucet.call('refresh')
      const wish = { transfer_type: 'available', account_index: 0 }
      const { transfers } = outputs.parse(await faucet.call('incoming_transfers', wish))
      const found = transfers.find(({ unlocked, amount }) => unlocked && BigInt(amount) > units)
      if (!found) throw new Error('the faucet has nothing to spend')
      return found.key_image
    }
  },
)

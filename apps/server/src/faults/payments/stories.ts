import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '@fairhouse/contract/entities/payment'
import type { CoinOnChain } from './coin-on-chain.ts'
import type { Outside } from './outside.ts'
import type { Payer } from './payer.ts'

/** What a story needs: the world around a house that may fall and rise. */
export interface Scene {
  readonly outside: Outside
  /** The coin of blocks and, where it is told, another. */
  readonly coins: { readonly utxo: CoinOnChain; readonly ether: CoinOnChain }
}

/** Tells what is wrong in the end, in words; nothing: all is well. */
export type Story = (scene: Scene, payer: Payer) => Promise<readonly string[]>

const coinCents = 3_000
const cardCents = 3_000
const backCents = 2_000
const lookEveryMs = 400
/** Others are killed meanwhile, and what is due waits for the next node that leads: long enough that only what never ends is given up. */
const patienceMs = 600_000
const ends: readonly Transaction['state'][] = ['confirmed', 'cancelled', 'declined', 'failed']
const goodCard = { number: '4242424242424242', expires: '12/40', code: '123', holder: 'P Player' }

const payoutIn =
  (choose: (scene: Scene) => CoinOnChain): Story =>
  async (scene, payer) => {
    const coin = choose(scene)
    const before = await payer.cash()
    const address = coin.newAddress()
    const fields = { methodName: coin.method, fields: JSON.stringify({ address }) }
    const { userPMId } = await payer.insist('withdrawalMethodEdit', fields)
    await payOut(payer, userPMId, coinCents)
    const done = await untilEnded(payer, 'withdrawal')
    const sums = await coin.arrived(address)
    return [
      ...expectOne(payer, done, { state: 'confirmed', cents: coinCents }),
      ...expectCash(payer, before - coinCents, await payer.cash()),
      ...(sums.length === 1 && isSum(coin, sums[0], done[0])
        ? []
        : [`${payer.login}: the chain has ${sums.join(' and ') || 'nothing'} for the payout`]),
    ]
  }

const depositIn =
  (choose: (scene: Scene) => CoinOnChain): Story =>
  async (scene, payer) => {
    const coin = choose(scene)
    const before = await payer.cash()
    const { instruction } = await payer.insist('depositMethodSelect', { methodName: coin.method })
    if (instruction?.kind !== 'address') return [`${payer.login}: no address`]
    const { address } = instruction
    await scene.outside.ask(`/chains/${coin.asset}/pay`, { address, amount: String(coin.units) })
    // In a block at once: a node that is killed forgets what waits for one.
    await scene.outside.ask(`/chains/${coin.asset}/mine`, { blocks: 1 })
    const done = await untilEnded(payer, 'deposit')
    const credited = done[0]?.amount ?? 0
    return [
      ...expectOne(payer, done, { state: 'confirmed', cents: credited }),
      ...(credited > 0 ? [] : [`${payer.login}: nothing was credited`]),
      ...(isSum(coin, coin.units, done[0]) ? [] : [`${payer.login}: other coins than were sent`]),
      ...expectCash(payer, before + credited, await payer.cash()),
    ]
  }

/** Pays in by a card, which is kept. */
const byCard = async ({ outside }: Scene, payer: Payer): Promise<readonly string[]> => {
  const { transaction, instruction } = await payer.insist('depositProcess', {
    requestKey: randomUUID(),
    methodName: 'card',
    amount: String(cardCents),
  })
  if (instruction.kind !== 'redirect') return [`${payer.login}: no page to pay at`]
  await fetch(instruction.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(goodCard),
  })
  const done = await untilEnded(payer, 'deposit')
  const { payments } = await outside.cards()
  const taken = payments.filter(({ reference }) => reference === transaction.id)
  return [
    ...expectOne(payer, done, { state: 'confirmed', cents: cardCents }),
    ...(taken.length === 1 && taken[0]?.status === 'captured' && taken[0].amount === cardCents
      ? []
      : [`${payer.login}: the acquirer took ${JSON.stringify(taken)}`]),
  ]
}

const cardIn: Story = async (scene, payer) => {
  const before = await payer.cash()
  const found = await byCard(scene, payer)
  return [...found, ...expectCash(payer, before + cardCents, await payer.cash())]
}

const cardOut: Story = async (scene, payer) => {
  const before = await payer.cash()
  const found = await byCard(scene, payer)
  const { saved } = await payer.insist('withdrawal', {})
  const card = saved.find(({ method }) => method === 'card')
  if (!card) return [...found, `${payer.login}: the card was not kept`]
  await payOut(payer, card.userPMId, backCents)
  const done = await untilEnded(payer, 'withdrawal')
  const { payouts } = await scene.outside.cards()
  const sent = payouts.filter(({ reference }) => reference === done[0]?.id)
  return [
    ...found,
    ...expectOne(payer, done, { state: 'confirmed', cents: backCents }),
    ...(sent.length === 1 && sent[0]?.amount === backCents
      ? []
      : [`${payer.login}: the acquirer paid ${JSON.stringify(sent)}`]),
    ...expectCash(payer, before + cardCents - backCents, await payer.cash()),
  ]
}

/** Every way that money goes in and out of the house in a drill. */
export const stories = {
  'payout in coins': payoutIn(({ coins }) => coins.utxo),
  'payout in ether': payoutIn(({ coins }) => coins.ether),
  'deposit in coins': depositIn(({ coins }) => coins.utxo),
  'deposit by card': cardIn,
  'payout to a card': cardOut,
} as const satisfies Readonly<Record<string, Story>>

export type StoryName = keyof typeof stories

const payOut = (payer: Payer, userPMId: string, cents: number) =>
  payer.insist('withdrawalProcess', {
    requestKey: randomUUID(),
    userPMId,
    amount: String(cents),
  })

/** Payments of a type once at least one of them is done and none is on its way. @throws Error when that takes too long. */
async function untilEnded(
  payer: Payer,
  type: Transaction['type'],
): Promise<readonly Transaction[]> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const all = (await payer.payments()).filter((one) => one.type === type)
    if (all.length > 0 && all.every(({ state }) => ends.includes(state))) return all
    if (performance.now() > giveUpAt)
      throw new Error(
        `${payer.login}: never done: ${JSON.stringify(all.map(({ id, state, steps }) => ({ id, state, steps })))}`,
      )
    await sleep(lookEveryMs)
  }
}

const expectOne = (
  { login }: Payer,
  done: readonly Transaction[],
  { state, cents }: { readonly state: Transaction['state']; readonly cents: number },
): string[] =>
  done.length === 1 && done[0]?.state === state && done[0].amount === cents
    ? []
    : [`${login}: ended as ${done.map((one) => `${one.type} ${one.state} ${one.amount}`).join()}`]

const expectCash = ({ login }: Payer, wanted: number, held: number): string[] =>
  held === wanted ? [] : [`${login}: holds ${held} cents instead of ${wanted}`]

/** Whole coins as a payment tells them, against the smallest units that a chain counts. */
function isSum(
  { asset }: CoinOnChain,
  units: bigint | undefined,
  payment: Transaction | undefined,
): boolean {
  const [whole = '0', part = ''] = (payment?.coin?.amount ?? '').split('.')
  const digits = asset === 'ETH' ? 18 : 8
  return units === BigInt(whole + part.padEnd(digits, '0'))
}

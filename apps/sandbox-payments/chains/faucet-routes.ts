import { type PaymentAsset, paymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escaped, html, page } from '../frame/page.ts'
import type { Frame } from '../frame/part.ts'
import { formOf } from '../frame/request-body.ts'
import type { TestChains } from './open-chains.ts'
import { takeBack } from './take-back.ts'
import type { TestChainKind } from './test-chain.ts'

/** Digits after the point, as the chains count. */
const digits: Readonly<Record<PaymentAsset, number>> = {
  USD: 2,
  BTC: 8,
  LTC: 8,
  BCH: 8,
  XMR: 12,
  ETH: 18,
  USDT: 6,
  USDC: 6,
}

interface Shown {
  readonly asset: string
  readonly address: string
  readonly amount: string
  /** What became of the last wish; null before there was one. */
  readonly said: string | null
}

/**
 * The page of the faucet, for whoever pays in test coins: `/faucet?asset=LTC&address=…&amount=0.5` fills the form. Coins are worth nothing,
 * so everybody may have them.
 */
export function addFaucetRoutes({ app }: Frame, chains: TestChains): void {
  app.get(
    '/faucet',
    async (request: FastifyRequest<{ Querystring: Record<string, string> }>, reply) => {
      const { asset = '', address = '', amount = '' } = request.query
      return html(reply, faucetPage(chains, { asset, address, amount, said: null }))
    },
  )
  app.post('/faucet', (request, reply) => pay(chains, formOf(request), reply))
  app.post('/faucet/mine', (request, reply) =>
    work(chains, request, reply, async (kind) => {
      await (await chains.open(kind)).mine(1)
      return 'One block was made.'
    }),
  )
  app.post('/faucet/reorganise', (request, reply) =>
    work(chains, request, reply, async (kind) => {
      const no = await takeBack(chains, kind, 1)
      return no ?? 'The last block was left, and what the faucet had paid in it is spent otherwise.'
    }),
  )
}

/** Does something with the chosen coin's chain, and shows the page with what became of it. */
async function work(
  chains: TestChains,
  request: FastifyRequest,
  reply: FastifyReply,
  doIt: (kind: TestChainKind) => Promise<string>,
) {
  const asset = paymentAsset.safeParse(formOf(request).get('asset'))
  const kind = asset.success ? chains.kindOf(asset.data) : undefined
  const said = kind ? await doIt(kind) : 'Choose a coin.'
  return html(reply, faucetPage(chains, { asset: asset.data ?? '', address: '', amount: '', said }))
}

async function pay(chains: TestChains, form: URLSearchParams, reply: FastifyReply) {
  const asset = paymentAsset.safeParse(form.get('asset'))
  const [address, amount] = [form.get('address')?.trim() ?? '', form.get('amount')?.trim() ?? '']
  const say = (said: string, status = 200) =>
    html(reply, faucetPage(chains, { asset: asset.data ?? '', address, amount, said }), status)
  const kind = asset.success ? chains.kindOf(asset.data) : undefined
  if (!asset.success || !kind) return say('Choose a coin.', 422)
  const units = unitsOf(amount, digits[asset.data])
  if (units === null) return say('Enter how many coins, such as 0.5.', 422)
  try {
    const txid = await (await chains.open(kind)).pay(asset.data, address, units)
    chains.expectBlocks(kind)
    return await say(`Sent: ${txid}. Blocks follow by themselves.`)
  } catch (fault) {
    return say(`Not sent: ${fault instanceof Error ? fault.message : 'the node said no'}`, 409)
  }
}

/** Whole coins in plain digits to the smallest units; null for what is no such amount. */
function unitsOf(amount: string, scale: number): bigint | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined || part.length > scale) return null
  const units = BigInt(whole + part.padEnd(scale, '0'))
  return units > 0n ? units : null
}

const faucetPage = ({ kinds }: TestChains, { asset, address, amount, said }: Shown): string =>
  page(
    'Faucet',
    kinds.length === 0
      ? '<p>No program of a chain is on this machine: <code>apt-get install litecoind</code> brings one.</p>'
      : `${said === null ? '' : `<p class="card" role="status">${escaped(said)}</p>`}
<form class="card" method="post" action="/faucet">
<div class="field"><label for="asset">Coin</label><select id="asset" name="asset">${kinds
          .flatMap(({ assets }) => assets)
          .map((one) => `<option${one === asset ? ' selected' : ''}>${one}</option>`)
          .join('')}</select></div>
<div class="field"><label for="address">To the address</label><input id="address" name="address" value="${escaped(address)}" autocomplete="off" spellcheck="false"></div>
<div class="field"><label for="amount">Coins</label><input id="amount" name="amount" inputmode="decimal" value="${escaped(amount)}" placeholder="0.5"></div>
<div class="actions"><button>Send test coins</button><button class="plain" formaction="/faucet/mine">Make a block</button><button class="plain" formaction="/faucet/reorganise">Leave the last block</button></div></form>`,
  )

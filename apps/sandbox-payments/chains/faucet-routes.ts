import { type PaymentAsset, paymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escaped, html, page } from '../frame/page.ts'
import type { Frame } from '../frame/part.ts'
import { formOf } from '../frame/request-body.ts'
import { filled, type Spoken, spokenIn } from '../words/spoken.ts'
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
 * so everybody may have them. `lang` tells the language.
 */
export function addFaucetRoutes({ app }: Frame, chains: TestChains): void {
  app.get(
    '/faucet',
    async (request: FastifyRequest<{ Querystring: Record<string, string> }>, reply) => {
      const { asset = '', address = '', amount = '' } = request.query
      const shown = { asset, address, amount, said: null }
      return html(reply, faucetPage(chains, shown, spokenIn(request)))
    },
  )
  app.post('/faucet', (request, reply) => pay(chains, request, reply))
  app.post('/faucet/mine', (request, reply) =>
    work(chains, request, reply, async (kind, { mined }) => {
      await (await chains.open(kind)).mine(1)
      return mined
    }),
  )
  app.post('/faucet/reorganise', (request, reply) =>
    work(chains, request, reply, async (kind, { left, cannotLeave }) => {
      const no = await takeBack(chains, kind, 1)
      return no === null ? left : cannotLeave
    }),
  )
}

/** Does something with the chosen coin's chain, and shows the page with what became of it. */
async function work(
  chains: TestChains,
  request: FastifyRequest,
  reply: FastifyReply,
  doIt: (kind: TestChainKind, words: Spoken['words']['faucet']) => Promise<string>,
) {
  const spoken = spokenIn(request)
  const { faucet } = spoken.words
  const asset = paymentAsset.safeParse(formOf(request).get('asset'))
  const kind = asset.success ? chains.kindOf(asset.data) : undefined
  const said = kind ? await doIt(kind, faucet) : faucet.choose
  const shown = { asset: asset.data ?? '', address: '', amount: '', said }
  return html(reply, faucetPage(chains, shown, spoken))
}

async function pay(chains: TestChains, request: FastifyRequest, reply: FastifyReply) {
  const form = formOf(request)
  const spoken = spokenIn(request)
  const { faucet } = spoken.words
  const asset = paymentAsset.safeParse(form.get('asset'))
  const [address, amount] = [form.get('address')?.trim() ?? '', form.get('amount')?.trim() ?? '']
  const say = (said: string, status = 200) => {
    const shown = { asset: asset.data ?? '', address, amount, said }
    return html(reply, faucetPage(chains, shown, spoken), status)
  }
  const kind = asset.success ? chains.kindOf(asset.data) : undefined
  if (!asset.success || !kind) return say(faucet.choose, 422)
  const units = unitsOf(amount, digits[asset.data])
  if (units === null) return say(filled(faucet.howMany, { example }), 422)
  try {
    const txid = await (await chains.open(kind)).pay(asset.data, address, units)
    chains.expectBlocks(kind)
    return await say(filled(faucet.sent, { txid }))
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    return say(filled(faucet.notSent, { why }), 409)
  }
}

/** An amount as the form takes it, in every language. */
const example = '0.5'

/** Whole coins in plain digits to the smallest units; null for what is no such amount. */
function unitsOf(amount: string, scale: number): bigint | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined || part.length > scale) return null
  const units = BigInt(whole + part.padEnd(scale, '0'))
  return units > 0n ? units : null
}

function faucetPage(chains: TestChains, shown: Shown, spoken: Spoken): string {
  const { faucet } = spoken.words
  const command = '<code>apt-get install litecoind</code>'
  const main =
    chains.kinds.length === 0
      ? `<p>${filled(faucet.noProgram, { command })}</p>`
      : formPart(chains, shown, spoken)
  return page(faucet.title, main, spoken)
}

function formPart(
  { kinds }: TestChains,
  { asset, address, amount, said }: Shown,
  { words: { faucet }, at }: Spoken,
): string {
  const options = kinds
    .flatMap(({ assets }) => assets)
    .map((one) => `<option${one === asset ? ' selected' : ''}>${one}</option>`)
  return `${said === null ? '' : `<p class="card" role="status">${escaped(said)}</p>`}
<form class="card" method="post" action="${at('/faucet')}">
<div class="field"><label for="asset">${faucet.coin}</label><select id="asset" name="asset">${options.join('')}</select></div>
<div class="field"><label for="address">${faucet.to}</label><input id="address" name="address" value="${escaped(address)}" autocomplete="off" spellcheck="false"></div>
<div class="field"><label for="amount">${faucet.coins}</label><input id="amount" name="amount" inputmode="decimal" value="${escaped(amount)}" placeholder="${example}"></div>
<div class="actions"><button>${faucet.send}</button><button class="plain" formaction="${at('/faucet/mine')}">${faucet.mine}</button><button class="plain" formaction="${at('/faucet/reorganise')}">${faucet.leave}</button></div></form>`
}

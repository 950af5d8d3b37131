import { z } from 'zod'
import { call } from '../call.ts'
import { wallet, walletWays } from '../entities/wallet.ts'
import { token } from '../fields.ts'

const userPMId = token({ min: 1, max: 64 }, /^[A-Za-z0-9_-]*$/)
const often = { count: 120, seconds: 60, per: 'player' } as const
const nowAndThen = { count: 20, seconds: 600, per: 'player' } as const
const one = z.object({ wallet })

export const walletProofs = call({
  does: 'The coin addresses that the player saved to be paid at, and for each what shows that it is theirs.',
  path: '/user/wallets/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({
    wallets: z.array(wallet),
    /** Coins within a day above which a wallet must be shown to be the player's, in minor units. */
    neededAbove: z.int().min(0),
  }),
  refusals: ['notPermitted'],
  rateLimit: often,
})

export const walletProofBegin = call({
  does: 'Begins one of the ways. `signature`: a message for this account and this address, to be signed once until it expires; asking again makes a new one, and the old one is worth nothing. `payment`: an amount to pay from the wallet to the player’s own address at the house, until it expires; whoever pays just that controls a wallet of this coin. `people`: the house’s people look instead; what goes to this wallet then waits for them, and they ask for papers where they need some.',
  path: '/user/wallet-begin/json2',
  who: 'player',
  body: z.object({ userPMId, way: z.enum(walletWays, { message: 'format' }) }),
  reply: one,
  refusals: [
    'notPermitted',
    'notFound',
    'methodUnavailable',
    'paymentUnavailable',
    'userSuspended',
  ],
  rateLimit: nowAndThen,
})

export const walletProofSignature = call({
  does: 'The signature of the message. Bitcoin, Litecoin: a signed message of old (BIP 137) or BIP 322 simple, base64; Bitcoin Cash: a signed message, base64; Ethereum and its dollar coins: personal_sign (EIP-191), hex. `invalidFields.signature` is there when it is not of this message and this address.',
  path: '/user/wallet-signature/json2',
  who: 'player',
  body: z.object({ userPMId, signature: token({ min: 20, max: 1_000 }, /^[A-Za-z0-9+/=_-]*$/) }),
  reply: one,
  refusals: ['notPermitted', 'notFound'],
  rateLimit: nowAndThen,
})

import type { Wallet as WalletShown } from '@fairhouse/contract/entities/wallet'
import { toDecimal } from '@fairhouse/money'
import type { CoinWallet } from '#modules/cashier'
import { type Answers, isRefused, type PlayerAsk, type Refused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { secretToken } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { raiseFlag } from '../flags/store/raise-flag.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { signs } from './signatures/signs.ts'
import { type Challenge, openChallenges, useChallenge, writeChallenge } from './store/challenges.ts'
import { type WalletProof, walletProofsOf, writeProof } from './store/wallet-proofs.ts'
import { type Wallet, walletKey, walletOf } from './wallet-of.ts'
import { walletProofAbove } from './wallet-proof-above.ts'

export type WalletAnswers = Answers<'walletProofs' | 'walletProofBegin' | 'walletProofSignature'>

/** Long enough to fetch a hardware wallet from the safe. */
const messageMs = 60 * 60_000
/** Long enough for an exchange to send, and for a slow chain to confirm. */
const paymentMs = 48 * 60 * 60_000

/** A saved address with the wallet that it leads to. */
interface Own {
  readonly saved: CoinWallet
  readonly wallet: Wallet
  readonly key: string
}

/** How players show that a wallet is theirs. */
export function walletAnswers(needs: ComplianceNeeds): WalletAnswers {
  return {
    walletProofs: async ({ player }) => {
      const own = await ownWallets(needs, player)
      if (isRefused(own)) return own
      return {
        reply: {
          wallets: await shown(needs, player, own.wallets),
          neededAbove: walletProofAbove(needs.licence),
        },
      }
    },
    walletProofBegin: (ask, { userPMId, way }) =>
      about(needs, ask, userPMId, (own) => begin[way](needs, ask, own)),
    walletProofSignature: (ask, { userPMId, signature }) =>
      about(needs, ask, userPMId, (own) => takeSignature(needs, ask, own, signature)),
  }
}

async function ownWallets(
  { coinWallets }: Pick<ComplianceNeeds, 'coinWallets'>,
  player: PlayerId,
): Promise<{ readonly wallets: readonly Own[] } | Refused> {
  const known = await coinWallets(player)
  if (isRefused(known)) return known
  const wallets = known.wallets.map((saved) => {
    const wallet = walletOf(saved.asset, saved.address)
    return { saved, wallet, key: walletKey(wallet) }
  })
  return { wallets }
}

/** Does something about one wallet, and shows it as it is then. */
async function about(
  needs: ComplianceNeeds,
  { player }: PlayerAsk,
  userPMId: string,
  work: (own: Own) => Promise<Refused | null>,
) {
  const own = await ownWallets(needs, player)
  if (isRefused(own)) return own
  const found = own.wallets.find(({ saved }) => saved.userPMId === userPMId)
  if (!found) return { refused: 'notFound' } as const
  const no = await work(found)
  if (no) return no
  const [wallet] = await shown(needs, player, [found])
  if (!wallet) throw new Error('a wallet that is there is not shown')
  return { reply: { wallet } }
}

async function beginMessage(
  { database, clock, brand }: ComplianceNeeds,
  { player }: PlayerAsk,
  { saved, wallet, key }: Own,
): Promise<Refused | null> {
  if (wallet.kind === 'mute') return { refused: 'methodUnavailable' }
  const now = clock.now()
  const expiresAt = now + messageMs
  const code = secretToken(12)
  const message = `${brand}: the wallet ${saved.address} is mine. Account ${player}, code ${code}, until ${isoTime(expiresAt)}.`
  await writeChallenge(database, player, { wallet: key, way: 'signature', message, expiresAt }, now)
  return null
}

async function takeSignature(
  needs: ComplianceNeeds,
  { player }: PlayerAsk,
  { wallet, key }: Own,
  signature: string,
): Promise<Refused | null> {
  const { database, clock, judgeAgain } = needs
  const nowMs = clock.now()
  const asked = (await openChallenges(database, player, nowMs)).find(
    (one) => one.way === 'signature' && one.wallet === key,
  )
  if (asked?.way !== 'signature') return { refused: 'notFound' }
  const { message } = asked
  if (!(await signs(wallet, { message, signature })))
    return { refused: 'formInvalid', invalidFields: { signature: 'wrong' } }
  return database.transaction(async (tx): Promise<Refused | null> => {
    const used = await useChallenge(tx, player, { wallet: key, way: 'signature', message, nowMs })
    if (!used) return { refused: 'notFound' }
    const evidence = { message, signature }
    await writeProof(tx, player, { wallet: key, way: 'signature', at: nowMs, evidence })
    await judgeAgain(tx, player)
    return null
  })
}

async function beginPayment(
  { database, clock, smallPayment }: ComplianceNeeds,
  ask: PlayerAsk,
  { saved, key }: Own,
): Promise<Refused | null> {
  const payment = await smallPayment(ask, saved.method)
  if (isRefused(payment)) return payment
  const now = clock.now()
  const asked = { ...payment, wallet: key, way: 'payment', expiresAt: now + paymentMs } as const
  await writeChallenge(database, ask.player, asked, now)
  return null
}

/** People look at what goes there, from now on; they ask for papers where they need some. */
const askPeople = (
  { database, clock, judgeAgain }: ComplianceNeeds,
  { player }: PlayerAsk,
  { saved, key }: Own,
): Promise<null> =>
  database.transaction(async (tx) => {
    const now = clock.now()
    const evidence = { method: saved.method, address: saved.address }
    await writeProof(tx, player, { wallet: key, way: 'people', at: now, evidence })
    await raiseFlag(tx, player, { kind: 'walletByPeople', find: key, facts: evidence }, now)
    await judgeAgain(tx, player)
    return null
  })

async function shown(
  { database, clock }: Pick<ComplianceNeeds, 'database' | 'clock'>,
  player: PlayerId,
  wallets: readonly Own[],
): Promise<WalletShown[]> {
  const proofs = await walletProofsOf(database, player)
  const open = await openChallenges(database, player, clock.now())
  return wallets.map((own) => {
    const asked = open.filter(({ wallet }) => wallet === own.key)
    return shownOne(own, proofs.get(own.key) ?? null, asked)
  })
}

function shownOne(
  { saved, wallet }: Own,
  proof: WalletProof | null,
  open: readonly Challenge[],
): WalletShown {
  const toSign = open.find((one) => one.way === 'signature')
  const toPay = open.find((one) => one.way === 'payment')
  return {
    userPMId: saved.userPMId,
    method: saved.method,
    label: saved.label,
    address: saved.address,
    ways: wallet.kind === 'mute' ? ['payment', 'people'] : ['signature', 'payment', 'people'],
    proof: proof && { way: proof.way, at: isoTime(proof.at) },
    toSign: toSign ? { message: toSign.message, expiresAt: isoTime(toSign.expiresAt) } : null,
    toPay: toPay
      ? {
          asset: toPay.asset,
          amount: toDecimal(toPay.asset, toPay.units),
          address: toPay.address,
          expiresAt: isoTime(toPay.expiresAt),
        }
      : null,
  }
}

const begin = { signature: beginMessage, payment: beginPayment, people: askPeople } as const

import type { WalletWay } from '@fairhouse/contract/entities/wallet'
import { rulesOf } from '@fairhouse/jurisdictions'
import type {
  AddressVerdict,
  Payer,
  PaymentRules,
  Verdict,
  WithdrawalFacts,
} from '#modules/cashier'
import type { Refused } from '#platform/answer'
import type { Queryable, Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { askIdentity } from '../identity-checks/ask-identity.ts'
import { storedIdentity } from '../identity-checks/store/identity.ts'
import type { Flag } from '../flags/flag.ts'
import { flagsOfPlayer } from '../flags/store/flags.ts'
import { raiseFlag } from '../flags/store/raise-flag.ts'
import type { ComplianceNeeds, WithLists } from '../needs.ts'
import { screen } from '../sanctions/screen.ts'
import { addressRules } from '../addresses/screen-addresses.ts'
import { allowanceOf } from './deposit-rules.ts'
import { blockedFor, failuresFrom } from './failed-deposits.ts'
import { judgeWithdrawal } from './judge-withdrawal.ts'
import { patternsIn } from './patterns.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { type PaymentRulesAt, paymentRulesAt } from './payment-rules.ts'
import { rulesFor } from './rules-for.ts'
import { sidesLaid } from './sides-laid.ts'
import { walletProofsOf } from '../wallets/store/wallet-proofs.ts'
import { walletKey, walletOf } from '../wallets/wallet-of.ts'

const dayMs = 24 * 3_600_000
/** What is older tells rules nothing any more. */
const lookBackMs = 366 * dayMs

/** The rules of payments, as the cashier asks them. */
export function createPaymentRules(needs: WithLists): PaymentRules {
  return {
    mayDeposit: async (on, payer, amount) => {
      if (payer.suspended) return { refused: 'userSuspended' }
      const no = await refusedByPlace(needs, on, payer)
      if (no) return no
      const tried = await refusedByFailures(needs, on, payer)
      if (tried) return tried
      const left = await allowance(needs, on, payer)
      if (left === null || amount <= left.amount) return null
      const moreAt = left.moreAt === null ? null : isoTime(left.moreAt)
      return { refused: 'depositLimit', metadata: { amount: Number(left.amount), moreAt } }
    },
    allowance: (on, payer) => allowance(needs, on, payer),
    judge: (tx, withdrawal) => judge(needs, tx, withdrawal),
    mayReverse: (country) =>
      paymentRulesAt(country, rulesOf(needs.licence, country).rules).mayReverse,
    mayUse: (country, { asset }) =>
      asset === 'USD' || rulesOf(needs.licence, country).rules.payments.coins,
    editionFor: async (on, player) => (await needs.placeRules(on, player)).edition,
    ...addressRules(needs),
    identityOf: async (on, player) => (await storedIdentity(on, player))?.state ?? 'notAsked',
  }
}

/** Why nothing is paid in from where a player is. */
async function refusedByPlace(
  { placeRules }: ComplianceNeeds,
  on: Queryable,
  { player, isTestMoney }: Payer,
): Promise<Refused | null> {
  const { rules, served } = await placeRules(on, player)
  if (!served && !isTestMoney) return { refused: 'placeNotServed' }
  if (rules.identityBefore !== 'deposit') return null
  const isKnown = (await storedIdentity(on, player))?.state === 'approved'
  return isKnown ? null : { refused: 'identityFirst' }
}

/** Whoever tries card after card waits. */
async function refusedByFailures(
  { clock, paymentsOf }: ComplianceNeeds,
  on: Queryable,
  { player }: Payer,
): Promise<Refused | null> {
  const now = clock.now()
  const blocked = blockedFor(await paymentsOf(on, player, failuresFrom(now)), now)
  if (blocked === 0) return null
  return { refused: 'tooManyAttempts', retryAfterSeconds: Math.ceil(blocked / 1_000) }
}

async function allowance(needs: ComplianceNeeds, on: Queryable, payer: Payer) {
  const { depositPaces } = await rulesFor(needs, on, payer)
  const now = needs.clock.now()
  const longest = Math.max(0, ...depositPaces.map(({ hours }) => hours)) * 3_600_000
  const payments = await needs.paymentsOf(on, payer.player, now - longest)
  return allowanceOf({ payments, now }, depositPaces)
}

const whoIsPaid = { by: 'identityKnown', reason: 'who is paid must be known' } as const

/** Looks for patterns, raises what is found, and asks the rules; asks the player who he is when they want to know. */
async function judge(
  needs: WithLists,
  tx: Transaction,
  withdrawal: WithdrawalFacts,
): Promise<Verdict> {
  const { payer } = withdrawal
  const rules = await rulesFor(needs, tx, payer)
  const seen = await gather(needs, tx, withdrawal, rules)
  const { now } = seen
  for (const find of patternsIn(seen, rules.patterns)) await raiseFlag(tx, payer.player, find, now)
  const looking = { search: needs.search(), nowMs: now }
  await screen(looking, tx, payer.player, { person: payer, address: withdrawal.address })
  const flags = (await flagsOfPlayer(tx, payer.player)).filter(
    (flag) => flag.closed === null && !isOfOwnAddress(flag, withdrawal),
  )
  const verdict = judgeWithdrawal({ ...seen, flags }, rules)
  if (verdict.type === 'review' && verdict.waitsFor === 'identityCheck') {
    const cause = rules.unknownUpTo === 0n ? 'firstWithdrawal' : 'sumOfWithdrawals'
    const asking = { cause, by: 'rules', actor: null, note: null, nowMs: now } as const
    if (seen.identity === 'notAsked' && (await askIdentity(tx, payer.player, asking)))
      await needs.askForContact(tx, payer.player, whoIsPaid)
  }
  return verdict
}

/** That its own address is flagged is decided by itself; it is a reason to look at all other withdrawals. */
const isOfOwnAddress = ({ kind, facts }: Flag, { id }: WithdrawalFacts): boolean =>
  kind === 'flaggedAddress' && Array.isArray(facts['payments']) && facts['payments'].includes(id)

/** What showed that the wallet to which a withdrawal goes is its player's. */
async function walletProofTo(
  tx: Transaction,
  { payer, asset, address }: WithdrawalFacts,
): Promise<WalletWay | null> {
  if (asset === null || address === null) return null
  const proofs = await walletProofsOf(tx, payer.player)
  return proofs.get(walletKey(walletOf(asset, address)))?.way ?? null
}

/** What becomes of a withdrawal by its address, before it is approved. */
async function addressVerdict(
  needs: ComplianceNeeds,
  tx: Transaction,
  { id, payer, asset, address }: WithdrawalFacts,
): Promise<AddressVerdict> {
  if (asset === null || address === null) return 'clear'
  const asked = { payment: id, player: payer.player, asset, addresses: [address] }
  return addressRules(needs).screened(tx, { ...asked, moment: 'approval' })
}

async function gather(
  needs: ComplianceNeeds,
  tx: Transaction,
  withdrawal: WithdrawalFacts,
  { patterns }: PaymentRulesAt,
): Promise<Omit<PaymentFacts, 'flags'>> {
  const now = needs.clock.now()
  const { player } = withdrawal.payer
  const destination = await needs.destinationOf(tx, player, withdrawal.fingerprint)
  const lately = now - patterns.withoutPlay.days * dayMs
  const othersInBrowser = await needs.playersInBrowsers(tx, player)
  const others = [...destination.others, ...othersInBrowser]
  return {
    withdrawal,
    now,
    payments: await needs.paymentsOf(tx, player, now - lookBackMs),
    turnover: await needs.turnoverSince(tx, player, 0),
    turnoverLately: await needs.turnoverSince(tx, player, lately),
    destinationSince: destination.since,
    othersAtDestination: destination.others,
    othersInBrowser,
    sides: await sidesLaid(needs, tx, { player, others, patterns }),
    identity: (await storedIdentity(tx, player))?.state ?? 'notAsked',
    walletProof: await walletProofTo(tx, withdrawal),
    addresses: await addressVerdict(needs, tx, withdrawal),
  }
}

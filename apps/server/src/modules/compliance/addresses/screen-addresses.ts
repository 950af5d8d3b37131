import { none, profileNamed } from '@fairhouse/jurisdictions'
import type { AddressRules, AskBudget, PaymentAddresses, ScreenedAddress } from '#modules/cashier'
import type { Transaction } from '#platform/database'
import { raiseFlag } from '../flags/store/raise-flag.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { walletKey, walletOf } from '../wallets/wallet-of.ts'
import { decisionOf, findingWords, findOf } from './address-case.ts'
import { canonicalAddress } from './canonical-address.ts'
import { casesOfPayment, openCase } from './store/address-cases.ts'
import { insertAddressScreening, newestScreenings } from './store/address-screenings.ts'
import { sharedAnswers } from './store/shared-answers.ts'
import { verdictOn } from './verdict-on.ts'

/** What an answer before an approval is good for; what is sent is asked about anew each time. */
const goodForMs = 60 * 60_000
/** What was answered of who sent coins is good for other payments that they are in, so long. */
const sharedForMs = 10 * 60_000
/** As many addresses are asked about at a time: a transaction can have thousands of senders, and the payment waits until all were. */
const mostAtATime = 50

type Needs = Pick<ComplianceNeeds, 'database' | 'clock' | 'log' | 'licence' | 'addressScreen'>

/** What was answered of an address, and when. */
interface Told {
  readonly address: string
  readonly wallet: string
  readonly answer: ScreenedAddress
  readonly at: number
}

/** Rules of addresses, as the cashier asks them. */
export const addressRules = (needs: Needs): AddressRules => ({
  screen: (asked, budget) => screenAddresses(needs, asked, budget),
  screened: async (on, asked) => {
    if (needs.addressScreen() === null) return mustScreen(needs.licence) ? 'waits' : 'clear'
    return verdictOn(walletsIn(asked), {
      newest: await newestScreenings(on, asked),
      cases: await casesOfPayment(on, asked.payment),
    })
  },
})

/** Whether the licence lets no coins move whose addresses nobody has looked at. */
export const mustScreen = (licence: string | null): boolean =>
  (profileNamed(licence ?? none.code) ?? none).addressScreening

const walletsIn = ({ asset, addresses }: PaymentAddresses): Map<string, string> =>
  new Map(addresses.map((address) => [walletKey(walletOf(asset, address)), address]))

async function screenAddresses(
  needs: Needs,
  asked: PaymentAddresses,
  budget: AskBudget | undefined,
): Promise<'asked' | 'silent' | 'spent'> {
  const screen = needs.addressScreen()
  if (screen === null) return 'asked'
  // While people decide, and once they said no, lists can change nothing.
  const cases = await casesOfPayment(needs.database, asked.payment)
  if (cases.some((one) => decisionOf(one) !== 'release')) return 'asked'
  const open = await openWallets(needs, asked)
  const questions = open.slice(0, mostAtATime)
  for (const [wallet, address] of questions) {
    const may = budget?.take() ?? 'taken'
    if (may !== 'taken') return may
    // oxlint-disable-next-line no-await-in-loop -- whoever is asked is asked one thing at a time
    const answer = await screen.ask(asked.asset, canonicalAddress(asked.asset, address))
    const told = { address, wallet, answer, at: needs.clock.now() }
    // oxlint-disable-next-line no-await-in-loop -- each answer is kept, whatever comes after it
    const kept = await keepOrDoubt(needs, asked, told)
    if (kept !== 'unknown') continue
    budget?.heardNothing()
    return 'silent'
  }
  return questions.length < open.length ? 'spent' : 'asked'
}

/** Those that must be asked about. What was answered of them for another payment a short while ago is kept for this one too. */
async function openWallets(
  needs: Needs,
  asked: PaymentAddresses,
): Promise<readonly (readonly [wallet: string, address: string])[]> {
  const { database, clock } = needs
  const newest = await newestScreenings(database, asked)
  const open = [...walletsIn(asked)].filter(([wallet]) => {
    const last = newest.get(wallet)
    return !last || !isStillGood(needs, asked, last)
  })
  if (asked.moment !== 'deposit') return open
  const shared = await sharedAnswers(database, {
    asset: asked.asset,
    wallets: open.map(([wallet]) => wallet),
    sinceMs: clock.now() - sharedForMs,
  })
  for (const [wallet, address] of open) {
    const answered = shared.get(wallet)
    if (answered)
      // oxlint-disable-next-line no-await-in-loop -- each answer is kept, whatever comes after it
      await keepOrDoubt(needs, asked, { address, wallet, ...answered })
  }
  return open.filter(([wallet]) => !shared.has(wallet))
}

function isStillGood(
  { clock }: Needs,
  { moment }: PaymentAddresses,
  { answer, at }: { readonly answer: ScreenedAddress['type']; readonly at: number },
): boolean {
  if (answer === 'unknown' || moment === 'sending') return false
  // Coins that came do not come again: what was answered of them stands.
  return moment === 'deposit' || clock.now() - at < goodForMs
}

/** An answer that cannot be kept is none: its payment waits, and the others go on. @returns what is kept. */
async function keepOrDoubt(
  { database, log }: Needs,
  asked: PaymentAddresses,
  told: Told,
): Promise<ScreenedAddress['type']> {
  try {
    await database.transaction((tx) => keepAnswer(tx, asked, told))
    return told.answer.type
  } catch (fault) {
    log.error({ err: fault, payment: asked.payment }, 'an answer about an address was not kept')
    const answer = { type: 'unknown', why: 'notKept' } as const
    await database.transaction((tx) => insertAddressScreening(tx, asked, { ...told, answer }))
    return answer.type
  }
}

async function keepAnswer(tx: Transaction, asked: PaymentAddresses, told: Told): Promise<void> {
  await insertAddressScreening(tx, asked, told)
  const { address, wallet, answer, at } = told
  if (answer.type !== 'flagged') return
  const { findings, list } = answer
  const find = findOf(findings)
  await openCase(tx, asked, { address, wallet, find, findings, list, openedAt: at })
  await raiseFlag(
    tx,
    asked.player,
    {
      kind: 'flaggedAddress',
      find: flagFind(asked.payment, wallet, find),
      facts: { findings: findingWords(findings), list, payments: [asked.payment] },
    },
    at,
  )
}

/** Names the flag of a case. */
export const flagFind = (payment: string, wallet: string, find: string): string =>
  `${payment} ${wallet} ${find}`

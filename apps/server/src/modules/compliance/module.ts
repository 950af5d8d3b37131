import { profileNamed, rulesOf } from '@fairhouse/jurisdictions'
import { plus } from '@fairhouse/money'
import {
  addressScreen,
  cashierPort,
  destinationFacts,
  judgeAgain,
  lookAgain,
  paymentFacts,
  paymentMoved,
  paymentRules,
} from '#modules/cashier'
import {
  guestBars,
  identityPort,
  nameOf,
  placesOfAddresses,
  playersInBrowsers,
  playerSignedIn,
  residenceOf,
  seatTouched,
} from '#modules/identity'
import {
  gates,
  laidBets,
  type Places,
  placesPort,
  playRules,
  slices,
  turnoverSince,
} from '#modules/play'
import { providerMoneySince } from '#modules/providers'
import { roomMoneySince } from '#modules/rooms'
import { derivedKey } from '#platform/derived-key'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute, type Offer, offer } from '#platform/module/port'
import { holdings } from '#platform/personal-data/holding'
import { ownRecords } from '#platform/personal-data/own-rows'
import { ownWalletProofs } from './wallets/store/own-wallet-proofs.ts'
import { rowsHeld } from '#platform/personal-data/rows-held'
import { auditAddresses } from './audit.ts'
import { type Compliance, createCompliance } from './compliance.ts'
import { chooseIdentityProvider } from './identity-checks/providers/choose-provider.ts'
import { notSuspended } from './not-suspended.ts'
import { passwordNotInDoubt } from './password-not-in-doubt.ts'
import { compliancePort } from './ports.ts'
import { type AddressPlaces, openAddressPlaces } from './places/address-places.ts'
import { openPlaces } from './places/places.ts'
import { watchSignIns } from './places/watch-sign-ins.ts'
import { servedHere } from './places/served-here.ts'

const sweepEveryMs = 60 * 60_000

/** Gates, rules of play and of payments, who players are. */
export const module: Module = {
  name: 'compliance',
  level: 6,
  offers: [
    contribute(gates, { name: 'notSuspended', gate: notSuspended }),
    contribute(gates, { name: 'passwordNotInDoubt', gate: passwordNotInDoubt }),
    contribute(
      holdings,
      rowsHeld({ name: 'place', kind: 'signIns', table: 'compliance_place', forgotten: true }),
    ),
    // Papers that were decided on go by a time of their own, from the decision on.
    contribute(
      holdings,
      rowsHeld({ name: 'papers', kind: 'identity', table: 'compliance_paper', forgotten: true }),
    ),
    contribute(ownRecords, ownWalletProofs),
    contribute(
      holdings,
      rowsHeld({ name: 'wallets', kind: 'identity', table: 'compliance_wallet', forgotten: true }),
    ),
    // What is said of addresses is in no copy of one's own data: it would tell of a suspicion.
    ...['screening', 'case'].map((what) =>
      contribute(
        holdings,
        rowsHeld({
          name: `address ${what}s`,
          kind: 'identity',
          table: `compliance_address_${what}`,
          forgotten: true,
        }),
      ),
    ),
    contribute(
      holdings,
      rowsHeld({
        name: 'wallet challenges',
        kind: 'habits',
        table: 'compliance_wallet_challenge',
        forgotten: true,
      }),
    ),
  ],
  audits: [auditAddresses],
  create: (needs) => {
    const { config, get } = needs
    const places = openPlaces({ licence: config.licence.code, clock: needs.clock, residenceOf })
    const compliance = complianceOf(needs, places)
    const placeOf = addressPlaces(needs)
    const { payerOf } = get(cashierPort)
    return {
      offers: [
        offer(compliancePort, compliance),
        offer(paymentRules, compliance.paymentRules),
        offer(placesPort, places),
        contribute(slices, places.slice),
        ...placesWatched(needs, placeOf),
        contribute(guestBars, async (_, { address }) => {
          const place = placeOf?.(address).place ?? null
          return !rulesOf(config.licence.code, place).rules.guests
        }),
        contribute(gates, { name: 'servedHere', gate: servedHere(places.rulesFor) }),
        offer(playRules, (seat, game) =>
          places.playRulesFor(seat, game?.rules.paytable.family ?? null),
        ),
        contribute(paymentMoved, async (tx, payment) => {
          const { type, to, player } = payment
          if (type !== 'deposit') return
          if (to === 'confirmed') {
            await compliance.watchPayments(tx, await payerOf(tx, player))
            await compliance.hearPayment(tx, payment)
          }
          if (to === 'declined' || to === 'failed') await compliance.watchFailures(tx, player)
        }),
      ],
      answers: compliance.answers,
      routes: compliance.routes,
      features: () => ({
        identityFirst: asksWhoIsPaidFirst(config.licence.code),
        guestPlay: takesGuests(config.licence.code, placeOf !== null),
        sourceOfFunds: true,
        walletProof: true,
        addressScreening: compliance.screensAddresses(),
      }),
      concerns: compliance.concerns,
      jobs: [
        {
          name: 'compliance sweep',
          where: 'oneNode',
          everyMs: sweepEveryMs,
          work: compliance.sweep,
        },
      ],
      start: compliance.start,
    }
  },
}

/** Where the operator has files that tell where an address is; null: he has none. @throws StartFault for a file that cannot be read. */
function addressPlaces({ config: { licence } }: ModuleNeeds): AddressPlaces | null {
  const { placesFile: places, hiddenFile: hidden } = licence
  return places === null && hidden === null ? null : openAddressPlaces({ places, hidden })
}

function placesWatched(
  { clock, get }: ModuleNeeds,
  placeOf: AddressPlaces | null,
): readonly Offer[] {
  if (placeOf === null) return []
  const touchSeat = get(seatTouched)
  return [
    contribute(playerSignedIn, watchSignIns({ clock, placeOf, residenceOf, touchSeat })),
    contribute(placesOfAddresses, (address) => placeOf(address).place),
  ]
}

/** Whether anybody can play here as a guest: the licence allows it, and where it depends on the place, the house can tell the place. */
const takesGuests = (licence: string | null, tellsPlaces: boolean): boolean =>
  rulesOf(licence, null).rules.guests ||
  (tellsPlaces && (profileNamed(licence ?? 'none')?.rules.guests ?? false))

/** Whether nobody under this licence withdraws before it is known who they are. */
const asksWhoIsPaidFirst = (licence: string | null): boolean =>
  (profileNamed(licence ?? 'none')?.rules.identityBefore ?? 'deposit') !== 'sum'

const complianceOf = (
  { database, clock, log, seedKey, config, get, later }: ModuleNeeds,
  { rulesOf: placeRules }: Pick<Places, 'rulesOf'>,
): Compliance => {
  const screen = later(addressScreen)
  return createCompliance({
    database,
    clock,
    log,
    sealKey: derivedKey(seedKey, 'papers of players'),
    brand: config.brand.name,
    coinWallets: get(cashierPort).coinWallets,
    smallPayment: get(cashierPort).smallPayment,
    identityProvider: chooseIdentityProvider(config.identity, clock),
    sanctionsDir: config.sanctionsDir,
    demo: config.demo,
    licence: config.licence.code,
    placeRules,
    paymentsOf: paymentFacts,
    destinationOf: destinationFacts,
    addressScreen: () => screen().asked,
    lookAgain: (tx, payment) => lookAgain(tx, payment, clock.now()),
    judgeAgain: (tx, player) => judgeAgain(tx, player, clock.now()),
    turnoverSince: async (on, player, since) =>
      [
        await turnoverSince(on, player, since),
        (await providerMoneySince(on, player, since)).staked,
        (await roomMoneySince(on, player, since)).staked,
      ].reduce(plus),
    laidBets,
    playersInBrowsers,
    askForContact: get(identityPort).askForContact,
    nameOf,
    originOf: (host) => config.publicOrigin ?? `http://${host}`,
  })
}

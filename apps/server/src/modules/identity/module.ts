import { profileNamed } from '@fairhouse/jurisdictions'
import { holdings } from '#platform/personal-data/holding'
import { addressRefused, mailPort } from '#modules/mail'
import { derivedKey } from '#platform/derived-key'
import { sessions } from '#platform/module/house-ports'
import type { Job } from '#platform/jobs/job'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute, offer } from '#platform/module/port'
import type { PlayerId } from '#platform/ids'
import { accountRules } from './account-rules.ts'
import { identityHoldings } from './erasure/holdings.ts'
import { createIdentity, type Identity } from './identity.ts'
import type { IdentityNeeds } from './needs.ts'
import {
  bettors,
  dataOfPlayers,
  guestBars,
  guestsGone,
  identityPort,
  personKnown,
  placesOfAddresses,
  playerRegistered,
  playerSignedIn,
  recognition,
  seatTouched,
  statusPort,
} from './ports.ts'

const sweepEveryMs = 60 * 60_000
/** A wish for a new password that a node died over is looked at so long afterwards at the latest. */
const recoverEveryMs = 60_000

/** Accounts and sessions. */
export const module: Module = {
  name: 'identity',
  level: 2,
  create: (needs) => {
    const mustBeRecognised = recognised(needs)
    const identity = identityOf(needs, mustBeRecognised)
    const { bus, channels } = needs
    channels.sessionOver.subscribe(({ key }) => identity.sessions.forget(key))
    bus.onMissed(identity.sessions.forgetAll)
    return {
      offers: [
        ...identityHoldings({ mustBeRecognised }).map((holding) => contribute(holdings, holding)),
        offer(identityPort, identity),
        offer(sessions, identity.sessions),
        offer(addressRefused, identity.markUndeliverable),
      ],
      answers: identity.answers,
      routes: identity.routes,
      pageValues: { accountRules },
      features: () => ({ realMoney: needs.config.licence.realMoney, suspension: true }),
      jobs: jobsOf(identity),
      seedDemo: () => identity.seedDemoAccounts(),
    }
  },
}

const jobsOf = ({ sweep, answerRecoveries }: Identity): Job[] => [
  { name: 'identity sweep', where: 'oneNode', everyMs: sweepEveryMs, work: sweep },
  {
    name: 'identity recoveries',
    where: 'oneNode',
    everyMs: recoverEveryMs,
    work: answerRecoveries,
  },
]

/** As the operator set it, and no longer than the licence lets a session rest. */
const idleMinutes = ({ sessionIdleMinutes, licence }: ModuleNeeds['config']): number =>
  Math.min(
    sessionIdleMinutes,
    (profileNamed(licence.code ?? 'none') ?? profileNamed('none'))?.rules.session.idleMinutes ?? 0,
  )

function recognised({ all }: ModuleNeeds): IdentityNeeds['mustBeRecognised'] {
  const asked = all(recognition)
  return async (on, players) => {
    const found = new Set<PlayerId>()
    for (const ask of asked()) for (const player of await ask(on, players)) found.add(player)
    return found
  }
}

function identityOf(
  needs: ModuleNeeds,
  mustBeRecognised: IdentityNeeds['mustBeRecognised'],
): Identity {
  const { database, clock, log, channels, config, seedKey, get, later, all } = needs
  const [registered, touched] = [all(playerRegistered), later(seatTouched)]
  const [signedIn, known] = [all(playerSignedIn), all(personKnown)]
  const [barred, found, bet] = [all(guestBars), all(placesOfAddresses), later(bettors)]
  const gone = all(guestsGone)
  const [status, data] = [later(statusPort), later(dataOfPlayers)]
  return createIdentity({
    database,
    clock,
    log,
    sessionIdleMs: idleMinutes(config) * 60_000,
    licence: config.licence,
    // In a demo their dollars are test money, which the house gives them.
    takesRealMoneyAccounts: config.demo || config.licence.realMoney,
    openSeat: async (tx, player, userType) => {
      for (const hear of registered()) await hear(tx, player, userType)
    },
    signedIn: async (tx, player, address) => {
      for (const hear of signedIn()) await hear(tx, player, address)
    },
    guestBarred: async (on, where) => {
      for (const bars of barred()) if (await bars(on, where)) return true
      return false
    },
    mustBeRecognised,
    guestsGone: async (tx, players) => {
      for (const hear of gone()) await hear(tx, players)
    },
    placeOfAddress: (address) => {
      const [find] = found()
      return find?.(address) ?? null
    },
    whoBet: (on, players) => bet().whoBet(on, players),
    personKnown: async (tx, player, guest) => {
      for (const hear of known()) await hear(tx, player, guest)
    },
    touchSeat: (on, player) => touched()(on, player),
    postLetter: get(mailPort).post,
    newsletterKey: derivedKey(seedKey, 'ends of news'),
    secretsKey: derivedKey(seedKey, 'one-time codes'),
    publicOrigin: config.publicOrigin,
    brand: config.brand.name,
    sessionOver: (key) => channels.sessionOver.publish({ key }),
    playerChanged: (player) => channels.playersChanged.publish([player]),
    dataOf: (ask, wish) => data()(ask, wish),
    playerStatus: (player) => status().playerStatus(player),
    visitorStatus: () => status().visitorStatus(),
  })
}

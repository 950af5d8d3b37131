import type { IdentityState, PaperType } from '@fairhouse/contract/entities/identity-check'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { AbuseKind, Find, Flag } from './flags/flag.ts'
import { closeFlag, type FlagClosing } from './flags/store/close-flag.ts'
import { flagsOfPlayer, openFlags } from './flags/store/flags.ts'
import { raiseFlag } from './flags/store/raise-flag.ts'
import {
  type AddressOutcome,
  type AddressTakenBack,
  sayOnAddress,
  takeBackSaying,
} from './addresses/say-on-address.ts'
import type { AddressCase, AddressSaying } from './addresses/address-case.ts'
import {
  caseNamed,
  casesOfPlayer,
  decidedCases,
  openCases,
} from './addresses/store/address-cases.ts'
import {
  type AddressScreening,
  screeningsOfPayment,
  screeningsOfPlayer,
} from './addresses/store/address-screenings.ts'
import { askIdentity } from './identity-checks/ask-identity.ts'
import { decideIdentity, type IdentityDecision } from './identity-checks/decide-identity.ts'
import { readPaper } from './identity-checks/read-paper.ts'
import { storedIdentity } from './identity-checks/store/identity.ts'
import { type IdentityStep, identitySteps } from './identity-checks/store/identity-steps.ts'
import { type StoredPaper, storedPapers } from './identity-checks/store/papers.ts'
import { type WaitingCheck, waitingChecks } from './identity-checks/store/waiting-checks.ts'
import type { ComplianceNeeds } from './needs.ts'

/** What staff see and decide. Who may is the back office's to say; deeds happen in its transaction, with its record of them. */
export interface ComplianceDesk {
  /** Flags that nobody closed, oldest first. */
  openFlags(): Promise<Flag[]>
  flagsOf(player: PlayerId): Promise<Flag[]>
  /** Asks for a call to a player whom play may harm; the same find once. */
  raiseHarm(tx: Transaction, player: PlayerId, find: Omit<Find, 'kind'>): Promise<void>
  /** Has somebody look at a bonus of a player; the same find once. */
  raiseAbuse(
    tx: Transaction,
    player: PlayerId,
    find: Find & { readonly kind: AbuseKind },
  ): Promise<void>
  /** Closes a flag, once; one of an address that is flagged is closed by what two people say of its payment alone. */
  closeFlag(
    tx: Transaction,
    closing: { id: string; staff: string; why: string },
  ): Promise<FlagClosing>
  /**
   * Payments that are held because an address is flagged: those that nobody decided on, oldest first, or those that people decided, newest first.
   * @param page.after number of the case behind which it begins.
   */
  addressCases(page: {
    readonly decided: boolean
    readonly after: string | null
    readonly limit: number
  }): Promise<AddressCase[]>
  /** One of them, or one that was decided, with everything that was asked about its payment; null when there is none. */
  addressCase(
    id: string,
  ): Promise<{ readonly held: AddressCase; readonly asked: readonly AddressScreening[] } | null>
  /** What was asked about a player's payments by coins, and what was held, newest first. */
  addressesOf(player: PlayerId): Promise<{
    readonly asked: readonly AddressScreening[]
    readonly held: readonly AddressCase[]
  }>
  /** What somebody says to one: two who say the same decide it, and the payment goes on or ends soon. */
  sayOnAddress(
    tx: Transaction,
    saying: {
      readonly id: string
      readonly staff: string
      readonly says: AddressSaying
      readonly why: string
    },
  ): Promise<AddressOutcome>
  /** Takes back what somebody said, as long as it is not decided. */
  takeBackSaying(
    tx: Transaction,
    saying: { readonly id: string; readonly staff: string; readonly why: string },
  ): Promise<AddressTakenBack>
  waitingChecks(): Promise<WaitingCheck[]>
  identityOf(on: Queryable, player: PlayerId): Promise<IdentityFile>
  paper(
    player: PlayerId,
    paperId: string,
  ): Promise<{ readonly type: PaperType; readonly content: Uint8Array } | null>
  /** False when there is nothing to decide any more. */
  decideIdentity(
    tx: Transaction,
    player: PlayerId,
    decision: Omit<IdentityDecision, 'by'>,
  ): Promise<boolean>
  /** Asks a player to show who he is. False when that is asked or looked at already. */
  askIdentity(
    tx: Transaction,
    player: PlayerId,
    by: { staff: string; note: string },
  ): Promise<boolean>
}

/** All that is known of who a player is. */
export interface IdentityFile {
  readonly state: IdentityState
  readonly papers: readonly StoredPaper[]
  readonly steps: readonly IdentityStep[]
}

/** As many as a page can show; the oldest come first, so the rest follows. */
const flagsShown = 200

export function openComplianceDesk(needs: ComplianceNeeds): ComplianceDesk {
  const { database, clock, sealKey } = needs
  return {
    openFlags: () => openFlags(database, flagsShown),
    flagsOf: (player) => flagsOfPlayer(database, player),
    raiseHarm: async (tx, player, find) => {
      await raiseFlag(tx, player, { kind: 'harm', ...find }, clock.now())
    },
    raiseAbuse: async (tx, player, find) => {
      await raiseFlag(tx, player, find, clock.now())
    },
    closeFlag: (tx, closing) => closeFlag(tx, { ...closing, nowMs: clock.now() }),
    addressCases: ({ decided, ...page }) =>
      decided ? decidedCases(database, page) : openCases(database, page),
    addressCase: async (id) => {
      const held = await caseNamed(database, id)
      return held && { held, asked: await screeningsOfPayment(database, held.payment) }
    },
    addressesOf: async (player) => ({
      asked: await screeningsOfPlayer(database, player),
      held: await casesOfPlayer(database, player),
    }),
    sayOnAddress: (tx, saying) => sayOnAddress(needs, tx, saying),
    takeBackSaying: (tx, saying) => takeBackSaying(needs, tx, saying),
    waitingChecks: () => waitingChecks(database),
    identityOf: async (on, player) => ({
      state: (await storedIdentity(on, player))?.state ?? 'notAsked',
      papers: await storedPapers(on, player),
      steps: await identitySteps(on, player),
    }),
    paper: (player, paperId) => readPaper(database, sealKey, player, paperId),
    decideIdentity: (tx, player, decision) =>
      decideIdentity(needs, tx, player, { ...decision, by: 'staff' }),
    askIdentity: async (tx, player, { staff, note }) => {
      const isAsked = await askIdentity(tx, player, {
        cause: 'review',
        by: 'staff',
        actor: staff,
        note,
        nowMs: clock.now(),
      })
      if (isAsked) await needs.askForContact(tx, player, { by: staff, reason: note })
      return isAsked
    },
  }
}

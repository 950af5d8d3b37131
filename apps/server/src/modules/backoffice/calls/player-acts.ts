import { createHash } from 'node:crypto'
import type {
  addNote,
  askToPutRight,
  closeFlag,
  endSessions,
  noLongerAsk,
  release,
  resendVerification,
  sendMessage,
  suspend,
} from '@fairhouse/contract/backoffice/player-acts'
import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import type { MessageTexts } from '#modules/inbox'
import { accountForStaff } from '#modules/identity'
import type { Transaction } from '#platform/database'
import { type PlayerId, playerId, uuidV7 } from '#platform/ids'
import type { BackofficeNeeds } from '../needs.ts'
import type { Present } from '../staff/sitting.ts'
import { insertNote } from '../store/notes.ts'
import { together } from '../together.ts'
import { NotDone, once } from './once.ts'
import type { StaffAnswer } from './staff-answer.ts'

interface Act {
  readonly deed: string
  readonly player: PlayerId
  readonly facts: Readonly<Record<string, string>>
}

/** Something done to an account that exists, with its record; then the player's browsers hear of it. */
async function toPlayer(
  needs: BackofficeNeeds,
  present: Present,
  { deed, player, facts }: Act,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<{ reply: Record<string, never> } | { refused: StaffRefusal }> {
  if ((await accountForStaff(needs.database, player)) === null) return { refused: 'notFound' }
  const recorded = { deed, subject: `player ${player}`, facts }
  if (!(await together(needs, present, recorded, work))) return { refused: 'soAlready' }
  needs.accounts.tell(player)
  return { reply: {} }
}

export const suspendPlayer =
  (needs: BackofficeNeeds): StaffAnswer<typeof suspend> =>
  (present, { player: number, cause, note }) => {
    const player = playerId(number)
    const change = { player, cause, by: present.name, note }
    return toPlayer(
      needs,
      present,
      { deed: 'suspendAccount', player, facts: { cause, note } },
      (tx) => needs.accounts.changeSuspension(tx, change),
    )
  }

export const releasePlayer =
  (needs: BackofficeNeeds): StaffAnswer<typeof release> =>
  (present, { player: number, note }) => {
    const player = playerId(number)
    const change = { player, cause: null, by: present.name, note }
    return toPlayer(needs, present, { deed: 'releaseAccount', player, facts: { note } }, (tx) =>
      needs.accounts.changeSuspension(tx, change),
    )
  }

export const askPlayer =
  (needs: BackofficeNeeds): StaffAnswer<typeof askToPutRight> =>
  (present, { player: number, flag, note }) => {
    const player = playerId(number)
    const change = { player, flag, by: present.name, reason: note }
    return toPlayer(
      needs,
      present,
      { deed: 'raiseAccountFlag', player, facts: { flag, note } },
      (tx) => needs.accounts.raiseFlag(tx, change),
    )
  }

export const askPlayerNoLonger =
  (needs: BackofficeNeeds): StaffAnswer<typeof noLongerAsk> =>
  (present, { player: number, flag, note }) => {
    const player = playerId(number)
    const change = { player, flag, by: present.name, reason: note }
    return toPlayer(
      needs,
      present,
      { deed: 'clearAccountFlag', player, facts: { flag, note } },
      (tx) => needs.accounts.clearFlag(tx, change),
    )
  }

/** The flag is this player's: a number that belongs to somebody else is not found. */
export const closeRaisedFlag =
  (needs: BackofficeNeeds): StaffAnswer<typeof closeFlag> =>
  async (present, { player: number, flag: id, note }) => {
    const player = playerId(number)
    const own = (await needs.compliance.flagsOf(player)).some((flag) => flag.id === id)
    if (!own) return { refused: 'notFound' }
    const recorded = { deed: 'closeFlag', subject: `flag ${id}`, facts: { why: note } }
    const closing = { id, staff: present.name, why: note }
    let isByCase = false
    const isDone = await together(needs, present, recorded, async (tx) => {
      const became = await needs.compliance.closeFlag(tx, closing)
      isByCase = became === 'byCase'
      return became === 'closed'
    })
    if (isByCase) return { refused: 'closedByCase' }
    return isDone ? { reply: {} } : { refused: 'soAlready' }
  }

/** Signs a player out everywhere; once that is committed, sessions are worthless on every node. */
export const signPlayerOut =
  (needs: BackofficeNeeds): StaffAnswer<typeof endSessions> =>
  async (present, { player: number, note }) => {
    const player = playerId(number)
    let over: readonly string[] = []
    const recorded = { deed: 'endSessions', subject: `player ${player}`, facts: { note } }
    const isDone = await together(needs, present, recorded, async (tx) => {
      over = await needs.accounts.endSessions(tx, player)
      return over.length > 0
    })
    needs.accounts.tellOver(isDone ? over : [])
    return isDone ? { reply: { ended: over.length } } : { refused: 'soAlready' }
  }

/** Nobody of the staff says where it goes: the letter is for the address that the account has. */
export const resendLetter =
  (needs: BackofficeNeeds): StaffAnswer<typeof resendVerification> =>
  async (present, { player: number, key, note }) => {
    const player = playerId(number)
    const call = 'resendVerification'
    const wish = { call, deed: call, player, key, body: { note }, made: null } as const
    const outcome = await once(needs, present, wish, async (tx) => {
      if (!(await needs.accounts.resendVerification(tx, player))) throw new NotDone('soAlready')
      return { note }
    })
    return 'refused' in outcome ? outcome : { reply: {} }
  }

/** What was noted stands with the note; the chain of deeds, from which nothing is ever removed, has its hash. */
export const notePlayer =
  (needs: BackofficeNeeds): StaffAnswer<typeof addNote> =>
  async (present, { player: number, key, note: text }) => {
    const player = playerId(number)
    const body = { text }
    const wish = { call: 'addNote', deed: 'notePlayer', player, key, body, made: null } as const
    const outcome = await once(needs, present, wish, async (tx, at) => {
      const note = await insertNote(tx, { player, at, staff: present.name, text })
      return { note, sha256: sha256Of(text) }
    })
    return 'refused' in outcome ? outcome : { reply: {} }
  }

/** A message of one person's is written in one language, whichever the player reads. The chain has its hashes, as of a note. */
export const messagePlayer =
  (needs: BackofficeNeeds): StaffAnswer<typeof sendMessage> =>
  async (present, { player: number, key, subject, body }) => {
    const player = playerId(number)
    const text = { subject, body }
    const texts: MessageTexts = { en: text, de: text, es: text, pt: text, fr: text, ja: text }
    const id = uuidV7(needs.clock.now())
    const wish = {
      call: 'sendMessage',
      deed: 'messagePlayer',
      player,
      key,
      body: text,
      made: id,
    } as const
    const outcome = await once(needs, present, wish, async (tx) => {
      await needs.send(tx, player, texts, id)
      return { message: id, subjectSha256: sha256Of(subject), bodySha256: sha256Of(body) }
    })
    if ('refused' in outcome) return outcome
    needs.accounts.tell(player)
    return { reply: {} }
  }

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')

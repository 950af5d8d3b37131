import { createHash } from 'node:crypto'
import type { StaffCallName } from '@fairhouse/contract/backoffice/all'
import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import { accountForStaff } from '#modules/identity'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { Present } from '../staff/sitting.ts'
import { insertRequest, requestOf, type StoredRequest } from '../store/requests.ts'
import type { Recorded } from '../together.ts'
import type { Outcome } from './staff-answer.ts'

/** What a form asks for, however often it arrives: of a player, or of something else that has a name. */
export type Wish = WishOf & Subject
type Subject = { readonly player: PlayerId } | { readonly player: null; readonly subject: string }

interface WishOf {
  readonly call: StaffCallName
  readonly deed: string
  /** Made once by the form. */
  readonly key: string
  /** All that is asked for: under one key only ever the same. */
  readonly body: Readonly<Record<string, string | number | null>>
  /** Id of what it makes, where that is known before; sent again, the wish hears the first one. */
  readonly made: string | null
}

/** Thrown by the work of a wish that may not be: nothing of it stays, and who asked hears why. */
export class NotDone extends Error {
  readonly refused: StaffRefusal
  constructor(refused: StaffRefusal) {
    super(refused)
    this.refused = refused
  }
}

/**
 * Does something to a player with its record, in one transaction, and not again when the form is sent again: an answer that was lost
 * must not give money, a message or a note twice. @param work makes it; what it returns is written down.
 */
export async function once(
  needs: Pick<BackofficeNeeds, 'database' | 'clock'>,
  { name }: Pick<Present, 'name'>,
  wish: Wish,
  work: (tx: Transaction, at: number) => Promise<Recorded['facts']>,
): Promise<Outcome<{ readonly made: string | null }>> {
  const { deed, player, key, made } = wish
  if (player !== null && (await accountForStaff(needs.database, player)) === null)
    return { refused: 'notFound' }
  try {
    return await needs.database.transaction(async (tx) => {
      const at = needs.clock.now()
      const request = { key, staff: name, call: wish.call, bodySha256: hashOfWish(wish), made }
      if (!(await insertRequest(tx, { ...request, at }))) return asBefore(tx, request)
      const facts = await work(tx, at)
      const subject = player === null ? wish.subject : `player ${player}`
      await writeDeed(tx, { at, staff: name, deed, subject, facts })
      return { reply: { made } }
    })
  } catch (fault) {
    if (fault instanceof NotDone) return { refused: fault.refused }
    throw fault
  }
}

/** The first answer, to who asks the same. A key of somebody else's, or of another wish, makes nothing. */
async function asBefore(
  tx: Transaction,
  { key, staff, call, bodySha256 }: StoredRequest,
): Promise<Outcome<{ readonly made: string | null }>> {
  const first = await requestOf(tx, key)
  const isSame =
    first?.staff === staff && first.call === call && first.bodySha256.equals(bodySha256)
  return isSame ? { reply: { made: first.made } } : { refused: 'soAlready' }
}

const hashOfWish = ({ player, body }: Wish): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([player, ...Object.entries(body)]))
    .digest()

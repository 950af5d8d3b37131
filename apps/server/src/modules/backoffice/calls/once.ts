import { createHash } from 'node:crypto'
import type { StaffCallName } from '@fairhouse/contract/backoffice/all'
import { accountForStaff } from '#modules/identity'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { Present } from '../staff/sitting.ts'
import { insertRequest, requestOf, type StoredRequest } from '../store/requests.ts'
import type { Recorded } from '../together.ts'
import type { Outcome } from './staff-answer.ts'

/** What a form asks for, however often it arrives. */
export interface Wish {
  readonly call: StaffCallName
  readonly deed: string
  readonly player: PlayerId
  /** Made once by the form. */
  readonly key: string
  /** All that is asked for: under one key only ever the same. */
  readonly body: Readonly<Record<string, string | number>>
  /** Id of what it makes, where that is known before; sent again, the wish hears the first one. */
  readonly made: string | null
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
  if ((await accountForStaff(needs.database, player)) === null) return { refused: 'notFound' }
  return needs.database.transaction(async (tx) => {
    const at = needs.clock.now()
    const request = { key, staff: name, call: wish.call, bodySha256: hashOfWish(wish), made }
    if (!(await insertRequest(tx, { ...request, at }))) return asBefore(tx, request)
    const facts = await work(tx, at)
    await writeDeed(tx, { at, staff: name, deed, subject: `player ${player}`, facts })
    return { reply: { made } }
  })
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

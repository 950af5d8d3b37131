import type { ContentBody } from '@fairhouse/contract/backoffice/content'
import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import type { Transaction } from '#platform/database'
import { fromIsoTime } from '#platform/iso-time'
import type { ContentNeeds } from './needs.ts'
import { needsTwoPeople } from './promises-money.ts'
import { beginMailing } from './store/mailings.ts'
import {
  holdPiece,
  savePiece,
  saveVersion,
  setApprovedBy,
  setAskedBy,
  setLiveVersion,
  type StoredVersion,
  versionOf,
} from './store/pieces.ts'

export type ContentOutcome<Done> = { readonly done: Done } | { readonly refused: StaffRefusal }

/** A version of a piece. */
interface Which {
  readonly id: string
  readonly version: number
}

const refusing = (refused: StaffRefusal) => ({ refused })

/** Writes a new version; nobody sees it yet. `after` is the one that was edited: of two people who edit the same, the second is refused. */
export async function saveContent(
  { clock }: Pick<ContentNeeds, 'clock'>,
  tx: Transaction,
  saved: {
    readonly id: string
    readonly name: string
    readonly after: number
    readonly body: ContentBody
    readonly by: string
  },
): Promise<ContentOutcome<Which>> {
  const { id, name, after, body, by: madeBy } = saved
  const nowMs = clock.now()
  if (!(await savePiece(tx, { id, kind: body.kind, name, nowMs }))) return refusing('soAlready')
  await holdPiece(tx, id)
  const version = after + 1
  const one = { id, version, body, needsTwo: needsTwoPeople(body), madeBy, nowMs }
  return (await saveVersion(tx, one)) ? { done: { id, version } } : refusing('soAlready')
}

/** Shows a version, or asks a second person to. One that was approved before is shown at once. */
export async function publishContent(
  needs: Pick<ContentNeeds, 'clock'>,
  tx: Transaction,
  { id, version, by }: Which & { readonly by: string },
): Promise<ContentOutcome<{ readonly live: boolean }>> {
  const piece = await holdPiece(tx, id)
  const wanted = await versionOf(tx, id, version)
  if (piece === null || wanted === null) return refusing('notFound')
  if (piece.live === version) return refusing('soAlready')
  if (wanted.approvedBy === null && wanted.needsTwo) {
    if (wanted.askedBy !== null) return refusing('soAlready')
    await setAskedBy(tx, wanted, by)
    return { done: { live: false } }
  }
  if (wanted.approvedBy === null) await setApprovedBy(tx, wanted, by)
  await show(needs, tx, wanted)
  return { done: { live: true } }
}

/** Another one lets it be shown, or anybody declines it. */
export async function decideContent(
  needs: Pick<ContentNeeds, 'clock'>,
  tx: Transaction,
  { id, version, by, approve }: Which & { readonly by: string; readonly approve: boolean },
): Promise<ContentOutcome<Which>> {
  const piece = await holdPiece(tx, id)
  const wanted = await versionOf(tx, id, version)
  if (piece === null || wanted === null) return refusing('notFound')
  if (wanted.askedBy === null || wanted.approvedBy !== null) return refusing('decidedAlready')
  if (!approve) {
    await setAskedBy(tx, wanted, null)
    return { done: { id, version } }
  }
  if (wanted.askedBy === by) return refusing('ownRequest')
  await setApprovedBy(tx, wanted, by)
  await show(needs, tx, wanted)
  return { done: { id, version } }
}

/** Shows a banner no more; news goes to nobody else. */
export async function takeDown(
  tx: Transaction,
  id: string,
): Promise<ContentOutcome<Record<string, never>>> {
  const piece = await holdPiece(tx, id)
  if (piece === null) return refusing('notFound')
  if (piece.live === null) return refusing('soAlready')
  await setLiveVersion(tx, id, null)
  return { done: {} }
}

async function show(
  { clock }: Pick<ContentNeeds, 'clock'>,
  tx: Transaction,
  { id, version, body }: StoredVersion,
): Promise<void> {
  await setLiveVersion(tx, id, version)
  if (body.kind !== 'news') return
  await beginMailing(tx, {
    id,
    version,
    fromMs: body.from === null ? clock.now() : fromIsoTime(body.from),
  })
}

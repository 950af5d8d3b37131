import type {
  content,
  decideContent,
  previewContent,
  publishContent,
  saveContent,
  takeContentDown,
} from '@fairhouse/contract/backoffice/content'
import {
  type ContentOutcome,
  decideContent as decide,
  publishContent as publish,
  saveContent as save,
  takeDown,
} from '#modules/content'
import type { Transaction } from '#platform/database'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { Present } from '../staff/sitting.ts'
import type { Outcome, StaffAnswer } from './staff-answer.ts'

export const tellContent =
  ({ database, content: house }: BackofficeNeeds): StaffAnswer<typeof content> =>
  async () => ({ reply: { pieces: await house.pieces(database) } })

export const saveWords =
  (needs: BackofficeNeeds): StaffAnswer<typeof saveContent> =>
  async (present, { id, name, after, body }) => {
    const outcome = await changing(
      needs,
      present,
      { deed: 'saveContent', id, facts: { name, kind: body.kind, version: after + 1 } },
      (tx) => save(needs, tx, { id, name, after, body, by: present.name }),
    )
    return 'refused' in outcome ? outcome : { reply: { version: outcome.reply.version } }
  }

export const publishWords =
  (needs: BackofficeNeeds): StaffAnswer<typeof publishContent> =>
  (present, { id, version, note }) =>
    changing(needs, present, { deed: 'publishContent', id, facts: { version, note } }, (tx) =>
      publish(needs, tx, { id, version, by: present.name }),
    )

export const decideWords =
  (needs: BackofficeNeeds): StaffAnswer<typeof decideContent> =>
  async (present, { id, version, approve }) => {
    const deed = approve ? 'approveContent' : 'declineContent'
    const outcome = await changing(needs, present, { deed, id, facts: { version } }, (tx) =>
      decide(needs, tx, { id, version, by: present.name, approve }),
    )
    return 'refused' in outcome ? outcome : { reply: {} }
  }

export const takeWordsDown =
  (needs: BackofficeNeeds): StaffAnswer<typeof takeContentDown> =>
  (present, { id, note }) =>
    changing(needs, present, { deed: 'takeContentDown', id, facts: { note } }, (tx) =>
      takeDown(tx, id),
    )

export const previewWords =
  ({ content: house }: BackofficeNeeds): StaffAnswer<typeof previewContent> =>
  async (_present, which) => ({ reply: { token: house.previewToken(which) } })

/** Changes something with its record, in one transaction; then all nodes show it. */
async function changing<Done>(
  { database, clock, content: house }: BackofficeNeeds,
  { name: staff }: Present,
  recorded: {
    readonly deed: string
    readonly id: string
    readonly facts: Readonly<Record<string, string | number>>
  },
  work: (tx: Transaction) => Promise<ContentOutcome<Done>>,
): Promise<Outcome<Done>> {
  const { deed, id, facts } = recorded
  const outcome = await database.transaction(async (tx) => {
    const done = await work(tx)
    if ('done' in done)
      await writeDeed(tx, { at: clock.now(), staff, deed, subject: `content ${id}`, facts })
    return done
  })
  if ('refused' in outcome) return outcome
  await house.changed()
  return { reply: outcome.done }
}

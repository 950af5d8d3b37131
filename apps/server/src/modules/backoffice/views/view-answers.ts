import {
  type dropView,
  type saveView,
  type shareView,
  type views,
  viewsAtMost,
} from '@fairhouse/contract/backoffice/views'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { deleteView, insertView, setShared, viewsSeenBy } from '../store/views.ts'
import { together } from '../together.ts'

export const tellViews =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof views> =>
  async ({ name }, { place }) => ({ reply: { views: await viewsSeenBy(database, name, place) } })

export const keepView =
  (needs: BackofficeNeeds): StaffAnswer<typeof saveView> =>
  async (present, { id, place, name, query }) => {
    const recorded = { deed: 'saveView', subject: `view ${id}`, facts: { place, name, query } }
    const view = { id, place, name, query, by: present.name }
    const bounds = { nowMs: needs.clock.now(), most: viewsAtMost }
    const isSaved = await together(needs, present, recorded, (tx) => insertView(tx, view, bounds))
    return isSaved ? { reply: {} } : { refused: 'soAlready' }
  }

export const shareWithAll =
  (needs: BackofficeNeeds): StaffAnswer<typeof shareView> =>
  async (present, { id, shared }) => {
    const recorded = { deed: 'shareView', subject: `view ${id}`, facts: { shared } }
    const isDone = await together(needs, present, recorded, (tx) => setShared(tx, id, shared))
    return isDone ? { reply: {} } : { refused: 'soAlready' }
  }

export const dropOwnView =
  (needs: BackofficeNeeds): StaffAnswer<typeof dropView> =>
  async (present, { id }) => {
    const recorded = { deed: 'dropView', subject: `view ${id}`, facts: {} }
    const isDone = await together(needs, present, recorded, (tx) =>
      deleteView(tx, id, present.name),
    )
    return isDone ? { reply: {} } : { refused: 'notFound' }
  }

import type {
  endMaintenance,
  maintenance,
  MaintenanceWindow,
  planMaintenance,
} from '@fairhouse/contract/backoffice/maintenance'
import type { StaffBody, StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import { providers } from '@fairhouse/contract/entities/provider'
import {
  endWindow,
  insertWindow,
  newestWindows,
  type PlannedWindow,
  type StoredWindow,
} from '#modules/maintenance'
import { uuidV7 } from '#platform/ids'
import { fromIsoTime, isoTime } from '#platform/iso-time'
import { NotDone, once } from '../calls/once.ts'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { together } from '../together.ts'

const shownAtMost = 50

export const tellMaintenance =
  ({ database, clock, maintenance: work }: BackofficeNeeds): StaffAnswer<typeof maintenance> =>
  async () => {
    const now = clock.now()
    const windows = await newestWindows(database, now, shownAtMost)
    return {
      reply: {
        windows: windows.map((one) => shown(one, work.nameOf(one.closed) ?? null, now)),
        providers: providers.map(({ id, name }) => ({ id, name })),
      },
    }
  }

function shown(
  { madeAt: _madeAt, endedAt, ...window }: StoredWindow,
  name: string | null,
  now: number,
): MaintenanceWindow {
  return {
    ...window,
    name,
    announcedFrom: isoTime(window.announcedFrom),
    beginsAt: isoTime(window.beginsAt),
    endsAt: isoTime(window.endsAt),
    standing: standingOf({ ...window, endedAt }, now),
  }
}

function standingOf(
  window: Pick<StoredWindow, 'announcedFrom' | 'beginsAt' | 'endsAt' | 'endedAt'>,
  now: number,
): MaintenanceWindow['standing'] {
  if (window.endedAt !== null || window.endsAt <= now) return 'over'
  if (window.beginsAt <= now) return 'on'
  return window.announcedFrom <= now ? 'announced' : 'scheduled'
}

export const planWork =
  (needs: BackofficeNeeds): StaffAnswer<typeof planMaintenance> =>
  async (present, { key, ...body }) => {
    const id = uuidV7(needs.clock.now())
    const { closed, words, ...times } = body
    const wish = {
      call: 'planMaintenance',
      deed: 'planMaintenance',
      player: null,
      subject: subjectOf(closed),
      key,
      body: { closed: subjectOf(closed), words: JSON.stringify(words), ...times },
      made: id,
    } as const
    const outcome = await once(needs, present, wish, async (tx, at) => {
      const planned = plannedOf(body, { id, at, by: present.name })
      const no = whyNot(needs, planned)
      if (no !== null) throw new NotDone(no)
      await insertWindow(tx, planned)
      const { note, announcedFrom, beginsAt, endsAt } = planned
      const [told, from, until] = [announcedFrom, beginsAt, endsAt].map(isoTime)
      return {
        window: id,
        note,
        words: words.en,
        told: told ?? '',
        from: from ?? '',
        until: until ?? '',
      }
    })
    if ('refused' in outcome) return outcome
    await needs.maintenance.changed()
    return { reply: {} }
  }

/** Whoever works at once tells it at once: nobody is told later than it begins. */
function plannedOf(
  { closed, words, note, ...times }: Omit<StaffBody<typeof planMaintenance>, 'key'>,
  { id, at, by }: { readonly id: string; readonly at: number; readonly by: string },
): PlannedWindow {
  const beginsAt = times.beginsAt === null ? at : Math.max(at, fromIsoTime(times.beginsAt))
  const told = times.announcedFrom === null ? at : fromIsoTime(times.announcedFrom)
  return {
    id,
    closed,
    words,
    announcedFrom: Math.min(told, beginsAt),
    beginsAt,
    endsAt: fromIsoTime(times.endsAt),
    note,
    madeBy: by,
    madeAt: at,
  }
}

function whyNot(
  { maintenance: work }: BackofficeNeeds,
  { closed, beginsAt, endsAt }: PlannedWindow,
): StaffRefusal | null {
  if (work.nameOf(closed) === undefined) return 'notFound'
  return endsAt <= beginsAt ? 'inThePast' : null
}

export const endWork =
  (needs: BackofficeNeeds): StaffAnswer<typeof endMaintenance> =>
  async (present, { id, note }) => {
    const recorded = { deed: 'endMaintenance', subject: `window ${id}`, facts: { note } }
    const by = { id, by: present.name, at: needs.clock.now() }
    const isDone = await together(needs, present, recorded, (tx) => endWindow(tx, by))
    if (!isDone) return { refused: 'soAlready' }
    await needs.maintenance.changed()
    return { reply: {} }
  }

const subjectOf = (closed: PlannedWindow['closed']): string =>
  closed.of === 'house' ? 'house' : `${closed.of} ${closed.target}`

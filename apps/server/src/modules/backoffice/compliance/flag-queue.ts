import type { flags } from '@fairhouse/contract/backoffice/flags'
import type { ComplianceDesk } from '#modules/compliance'
import { isoTime } from '#platform/iso-time'
import { loginsOf, recordQueue } from '../calls/reading.ts'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'

type Flag = Awaited<ReturnType<ComplianceDesk['openFlags']>>[number]

/** Facts that are cents. */
const sums: ReadonlySet<string> = new Set([
  'sum',
  'paidIn',
  'paidOut',
  'bet',
  'stakeBefore',
  'stakeAfter',
])

/** So many the compliance desk tells at once. */
const flagsTold = 200

/** Flags that nobody closed, with what was seen; that somebody looked through them is written down before. */
export const tellFlags =
  (needs: BackofficeNeeds): StaffAnswer<typeof flags> =>
  async (present) => {
    const open = await needs.compliance.openFlags()
    await recordQueue(needs, present, { queue: 'flags', shown: open.length })
    const loginOf = await loginsOf(needs, open)
    return {
      reply: {
        flags: open.map(({ id, kind, player, raisedAt, facts }) => ({
          id,
          kind,
          player,
          login: loginOf(player),
          raisedAt: isoTime(raisedAt),
          seen: seenIn(facts),
          isByCase: kind === 'flaggedAddress',
        })),
        more: open.length === flagsTold,
      },
    }
  }

const seenIn = (facts: Flag['facts']) =>
  Object.entries(facts).map(([name, value]) => ({
    name,
    values: Array.isArray(value) ? value.map(String) : [String(value)],
    isSum: sums.has(name),
  }))

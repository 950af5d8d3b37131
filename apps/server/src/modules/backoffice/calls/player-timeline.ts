import type { playerTimeline } from '@fairhouse/contract/backoffice/player-parts'
import type { StaffReply } from '@fairhouse/contract/backoffice/staff-call'
import { newestGrants } from '#modules/bonuses'
import { paymentsBefore } from '#modules/cashier'
import { accountForStaff, newestFlagChanges, newestSessions } from '#modules/identity'
import { newestMessages } from '#modules/inbox'
import { playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { newestDeeds } from '../deeds/newest-deeds.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { newestNotes } from '../store/notes.ts'
import { inText } from './in-text.ts'
import { networkAddressFor } from './masked.ts'
import type { StaffAnswer } from './staff-answer.ts'

type Event = StaffReply<typeof playerTimeline>['events'][number]

/** Of each source so many, and of all together. */
const perSource = 50
const deedsShown = 200
const shownAtMost = 200

/** That staff looked is written down, and is no event of the player's. */
const isLooking = new Set(['readPlayer'])

/** What happened to an account, from all who know something of it, the newest first. */
export const tellTimeline =
  (needs: BackofficeNeeds): StaffAnswer<typeof playerTimeline> =>
  async ({ role }, body) => {
    const player = playerId(body.player)
    const { database, accounts, compliance, protection } = needs
    const account = await accountForStaff(database, player)
    if (!account) return { refused: 'notFound' }
    const standing = await accounts.standingOf(database, player)
    const deeds = await newestDeeds(database, {
      staff: null,
      subject: `player ${player}`,
      before: null,
      limit: deedsShown,
    })
    const payments = await paymentsBefore(database, player, { before: null, limit: perSource })
    const identity = await compliance.identityOf(database, player)
    const steps = await protection.steps(player, { after: 0, limit: 500 })
    const events: Event[] = [
      event('registered', account.registeredAt.getTime(), account.country),
      ...(await newestSessions(database, player, perSource)).map(({ at, address }) =>
        event('signedIn', at.getTime(), networkAddressFor(role, address)),
      ),
      ...payments.map(paymentEvent),
      ...(await newestGrants(database, player, perSource)).map((one) =>
        event('bonus', one.claimedAt, `${one.name ?? one.type} ${one.state}`),
      ),
      ...standing.suspensions.map(suspensionEvent),
      ...(await newestFlagChanges(database, player, perSource)).map(({ at, raised, flag, by }) =>
        event(
          'flag',
          at.getTime(),
          `${raised ? 'asked for' : 'no longer asked for'} ${flag}: ${by}`,
        ),
      ),
      ...(await compliance.flagsOf(player)).map(({ raisedAt, kind }) =>
        event('flag', raisedAt, kind),
      ),
      ...identity.steps.map(({ at, to_state: to, by }) =>
        event('identity', at.getTime(), `${to} (${by})`),
      ),
      ...steps.map(({ at, what }) => ({
        at: inText(at),
        kind: 'protection' as const,
        what: inText(what),
      })),
      ...(await newestMessages(database, player, perSource)).map(({ at, subject }) =>
        event('message', at.getTime(), subject),
      ),
      ...(await newestNotes(database, player, perSource)).map(({ at, staff, text }) =>
        event('note', at.getTime(), `${staff}: ${text}`),
      ),
      ...deeds
        .filter(({ deed }) => !isLooking.has(deed))
        .slice(0, perSource)
        .map(({ at, staff, deed }) => event('deed', at.getTime(), `${staff}: ${deed}`)),
    ]
    return {
      reply: {
        events: events.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, shownAtMost),
      },
    }
  }

const paymentEvent = ({
  type,
  amount,
  currency,
  state,
  createdAt,
}: Awaited<ReturnType<typeof paymentsBefore>>[number]): Event =>
  event('payment', createdAt, `${type} ${amountText(amount)} ${currency} ${state}`)

type Suspension = Awaited<
  ReturnType<BackofficeNeeds['accounts']['standingOf']>
>['suspensions'][number]

const suspensionEvent = ({ at, suspended, cause, by, note }: Suspension): Event =>
  event(
    'suspension',
    at,
    `${suspended ? `suspended (${cause ?? ''})` : 'released'} by ${by}: ${note}`,
  )

const event = (kind: Event['kind'], at: number, what: string): Event => ({
  kind,
  at: isoTime(at),
  what,
})

const amountText = (cents: bigint): string =>
  `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`

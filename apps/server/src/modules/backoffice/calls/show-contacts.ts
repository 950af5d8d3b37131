import type { showContacts } from '@fairhouse/contract/backoffice/staff'
import { accountForStaff } from '#modules/identity'
import { playerId } from '#platform/ids'
import { showsAllowed, writeWithin } from '../deeds/count-deeds.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { StaffAnswer } from './staff-answer.ts'

/** A player's contacts, for who sees them masked and says why they need them. Each look is written down, and there is an end to them. */
export const tellContacts =
  (needs: BackofficeNeeds): StaffAnswer<typeof showContacts> =>
  async ({ name }, { player, note }) => {
    const account = await accountForStaff(needs.database, playerId(player))
    if (account === null) return { refused: 'notFound' }
    const deed = { staff: name, deed: 'showContacts', subject: `player ${player}`, facts: { note } }
    if (!(await writeWithin(needs, showsAllowed, deed))) return { refused: 'tooOften' }
    const { email, phone, address, birthDate } = account
    return { reply: { email, phone, address, birthDate } }
  }

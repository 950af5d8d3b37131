import type { sayOnAddress, takeBackSaying } from '@fairhouse/contract/backoffice/addresses'
import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'

const refusals = {
  saidBefore: 'saidBefore',
  decided: 'decidedAlready',
  notFound: 'notFound',
  nothingSaid: 'nothingSaid',
} as const satisfies Readonly<Record<string, StaffRefusal>>

/** What somebody says to a payment that is held for its address, with its record; two who say the same decide it. */
export const sayOnCase =
  ({ database, clock, compliance }: BackofficeNeeds): StaffAnswer<typeof sayOnAddress> =>
  ({ name: staff }, { id, says, note: why }) =>
    database.transaction(async (tx) => {
      const became = await compliance.sayOnAddress(tx, { id, staff, says, why })
      if (became === 'saidBefore' || became === 'decided' || became === 'notFound')
        return { refused: refusals[became] }
      const facts = { says, why, became }
      const subject = `address ${id}`
      await writeDeed(tx, { at: clock.now(), staff, deed: 'decideAddress', subject, facts })
      return { reply: { became } }
    })

/** Takes back what somebody said. */
export const takeBackOnCase =
  ({ database, clock, compliance }: BackofficeNeeds): StaffAnswer<typeof takeBackSaying> =>
  ({ name: staff }, { id, note: why }) =>
    database.transaction(async (tx) => {
      const became = await compliance.takeBackSaying(tx, { id, staff, why })
      if (became !== 'takenBack') return { refused: refusals[became] }
      const [at, subject] = [clock.now(), `address ${id}`]
      await writeDeed(tx, { at, staff, deed: 'takeBackAddress', subject, facts: { why } })
      return { reply: {} }
    })

import type { Queryable } from '#platform/database'
import { may } from '../staff/roles.ts'
import { type StaffAddress, staffAddresses } from '../store/report-mails.ts'

/** Who of the staff may read reports now and has an address: nobody else is mailed one. */
export const readersOfReports = async (on: Queryable): Promise<StaffAddress[]> =>
  (await staffAddresses(on)).filter(({ role }) => may(role, 'readReports'))

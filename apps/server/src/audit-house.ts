import { auditDeeds } from '#modules/backoffice'
import { auditPayments } from '#modules/cashier'
import { auditMoney } from '#modules/play'
import type { Audit } from './platform/operator/audit-books.ts'

/** Every promise that any module makes of the books: what is looked at each night, on demand, and in whatever is restored. */
export const auditHouse: Audit = async (on, heard) => [
  ...(await auditMoney(on, heard)),
  ...(await auditPayments(on, heard)),
  ...(await auditDeeds(on, heard)),
]

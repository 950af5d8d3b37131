import type { Audit } from '#platform/operator/audit-books'
import { discoverModules } from './discover-modules.ts'

/** Every promise that any module makes of the books: what is looked at each night, on demand, and in whatever is restored. */
export const auditHouse: Audit = async (on, heard) => {
  const broken: string[] = []
  for (const { audits = [] } of await discoverModules())
    for (const audit of audits) broken.push(...(await audit(on, heard)))
  return broken
}

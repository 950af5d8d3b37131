import type { BackofficeNeeds } from './needs.ts'
import type { Answered, DeskRequest } from './route.ts'

/** A payment that is or was held because of an address, with everything that was asked about it. */
export type CaseFound = NonNullable<
  Awaited<ReturnType<BackofficeNeeds['compliance']['addressCase']>>
>

export const isCaseNumber = (typed: string): boolean => /^[1-9][0-9]{0,14}$/.test(typed)

/** Does something with the case that a path names, where there is one. */
export async function ofCase(
  { compliance }: Pick<BackofficeNeeds, 'compliance'>,
  { params }: Pick<DeskRequest, 'params'>,
  work: (found: CaseFound) => Promise<Answered>,
): Promise<Answered> {
  const { id = '' } = params
  const found = isCaseNumber(id) ? await compliance.addressCase(id) : null
  return found ? work(found) : { type: 'none' }
}

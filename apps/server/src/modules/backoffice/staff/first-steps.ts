import type { BackofficeNeeds } from '../needs.ts'
import { hasSecondFactor } from './second-factor.ts'
import type { Present } from './sitting.ts'

/** What has to be done before anything else is open. */
export type FirstStep = 'choosePassword' | 'setUpSecondFactor'

/** What somebody still has to do first; null for who may begin. */
export function firstStepOf(
  { staff: { secondFactor } }: Pick<BackofficeNeeds, 'staff'>,
  { staff }: Present,
): FirstStep | null {
  if (staff.must_change) return 'choosePassword'
  return secondFactor && !hasSecondFactor(staff) ? 'setUpSecondFactor' : null
}

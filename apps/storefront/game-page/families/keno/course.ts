import { levelByMode } from '../../play/controller-state.ts'
import type { Course } from '../../play/course.ts'

/** Rounds of keno: a ticket, and one draw that ends them. */
export const kenoCourse: Course = {
  selects: true,
  repeats: true,
  hadFeature: null,
  decides: () => false,
  next: () => null,
  followsByItself: () => false,
  levelOf: levelByMode,
}

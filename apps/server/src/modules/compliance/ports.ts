import { port } from '#platform/module/port'
import type { Compliance } from './compliance.ts'

/** What staff see and decide of who players are and what they pay. */
export const compliancePort = port<Pick<Compliance, 'desk'>>('compliance')

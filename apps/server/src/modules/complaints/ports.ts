import type { Complaint } from '@fairhouse/contract/entities/complaint'
import type { PlayerId } from '#platform/ids'
import { port } from '#platform/module/port'
import type { ComplaintDesk } from './complaint-desk.ts'

/** Complaints as staff see them. */
export const complaintDesk = port<ComplaintDesk>('complaints: desk')

/** The complaints of a player as he sees them, for his own copy of what is kept. */
export const ownComplaints =
  port<(player: PlayerId) => Promise<readonly Complaint[]>>('complaints: own data')

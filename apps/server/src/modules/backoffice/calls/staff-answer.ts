import type { StaffCallName, staffCalls } from '@fairhouse/contract/backoffice/all'
import type {
  StaffBody,
  StaffCall,
  StaffRefusal,
  StaffReply,
} from '@fairhouse/contract/backoffice/staff-call'
import type { Present } from '../staff/sitting.ts'

export type Outcome<Reply> = { readonly reply: Reply } | { readonly refused: StaffRefusal }

/** Answers a call of somebody who may make it. Parsed before, logged before where it shows a player's data. */
export type StaffAnswer<Call extends StaffCall> = (
  present: Present,
  body: StaffBody<Call>,
) => Promise<Outcome<StaffReply<Call>>>

export type StaffAnswers = {
  readonly [Name in StaffCallName]: StaffAnswer<(typeof staffCalls)[Name]>
}

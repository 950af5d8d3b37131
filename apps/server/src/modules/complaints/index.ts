export { type ComplaintDesk, openComplaintDesk } from './complaint-desk.ts'
export { complaintDesk, ownComplaints } from './ports.ts'
export { numberOf } from './shown-complaints.ts'
export type { StoredComplaint } from './store/complaints-of.ts'

export { type Compliance, createCompliance } from './compliance.ts'
export type { ComplianceDesk } from './desk.ts'
export { mayPromote } from './may-promote.ts'
export { compliancePort } from './ports.ts'

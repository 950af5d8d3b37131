import type { Module } from '#platform/module/module'
import { auditRooms } from './audit.ts'
import { createRooms } from './rooms.ts'

/** Live rooms: rounds that many share, led by one node at a time. */
export const module: Module = {
  name: 'rooms',
  level: 5,
  audits: [auditRooms],
  create: (needs) => createRooms(needs),
}

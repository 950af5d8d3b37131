import { openingJudges } from '#modules/play'
import type { Module } from '#platform/module/module'
import { contribute } from '#platform/module/port'
import { auditRooms } from './audit.ts'
import { chainJudge } from './chain/explained-openings.ts'
import { createRooms } from './rooms.ts'

/** Live rooms: rounds that many share, led by one node at a time. */
export const module: Module = {
  name: 'rooms',
  level: 5,
  audits: [auditRooms],
  offers: [contribute(openingJudges, chainJudge)],
  create: (needs) => createRooms(needs),
}

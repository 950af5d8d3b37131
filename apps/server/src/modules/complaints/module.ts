import { inboxPort } from '#modules/inbox'
import type { Module } from '#platform/module/module'
import { offer } from '#platform/module/port'
import { openComplaintDesk } from './complaint-desk.ts'
import { complaintAnswers, shownComplaints } from './complaints.ts'
import { complaintDesk, ownComplaints } from './ports.ts'
import { owedAnswers } from './store/complaints-of.ts'

/** Complaints of players: recorded, answered in time, looked at again by somebody else. */
export const module: Module = {
  name: 'complaints',
  level: 6,
  create: ({ database, clock, get }) => {
    const needs = { database, clock, send: get(inboxPort).send }
    return {
      offers: [
        offer(complaintDesk, openComplaintDesk(needs)),
        offer(ownComplaints, (player) => shownComplaints(needs, player)),
      ],
      answers: complaintAnswers(needs),
      features: () => ({ tickets: true }),
      concerns: async () => {
        const { late } = await owedAnswers(database, clock.now())
        return late === 0 ? [] : [`Answers to complaints are late: ${late}.`]
      },
    }
  },
}

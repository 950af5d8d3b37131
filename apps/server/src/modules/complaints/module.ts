import { inboxPort } from '#modules/inbox'
import type { Module } from '#platform/module/module'
import { contribute, offer } from '#platform/module/port'
import { holdings } from '#platform/personal-data/holding'
import { openComplaintDesk } from './complaint-desk.ts'
import { complaintAnswers, shownComplaints } from './complaints.ts'
import { complaintDesk, ownComplaints } from './ports.ts'
import { deleteOldComplaints } from './store/delete-old-complaints.ts'
import { owedAnswers } from './store/complaints-of.ts'

/** Complaints of players: recorded, answered in time, looked at again by somebody else. */
export const module: Module = {
  name: 'complaints',
  level: 6,
  // No wish removes what was complained of and answered: it must be shown for as long as the law asks.
  offers: [
    contribute(holdings, { name: 'complaints', kind: 'complaints', expire: deleteOldComplaints }),
  ],
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

import { bonusesPort } from '#modules/bonuses'
import { cashierPort } from '#modules/cashier'
import { ownComplaints } from '#modules/complaints'
import { hiddenFromOthers } from '#modules/feed'
import { dataOfPlayers } from '#modules/identity'
import { inboxPort } from '#modules/inbox'
import { playPort } from '#modules/play'
import { protectionPort } from '#modules/protection'
import { ownSharedRounds } from '#modules/sharing'
import { ownTickets } from '#modules/support'
import type { Module } from '#platform/module/module'
import { offer } from '#platform/module/port'
import { dataOf } from './copy-of-data.ts'

/** Copies of what the house keeps of a player. */
export const module: Module = {
  name: 'privacy',
  level: 7,
  create: ({ database, clock, get }) => {
    const [play, inbox, cashier] = [get(playPort), get(inboxPort), get(cashierPort)]
    const [protection, bonuses] = [get(protectionPort), get(bonusesPort)]
    const complaints = get(ownComplaints)
    const [hidden, sharedRounds] = [get(hiddenFromOthers), get(ownSharedRounds)]
    const money = { cashier, protection, bonuses, complaints, tickets: get(ownTickets) }
    const sources = { database, clock, play, inbox, ...money, hidden, sharedRounds }
    return { offers: [offer(dataOfPlayers, dataOf(sources))] }
  },
}

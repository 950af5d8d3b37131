import { bonusesPort } from '#modules/bonuses'
import { cashierPort } from '#modules/cashier'
import { ownComplaints } from '#modules/complaints'
import { dataOfPlayers } from '#modules/identity'
import { inboxPort } from '#modules/inbox'
import { playPort } from '#modules/play'
import { protectionPort } from '#modules/protection'
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
    const sources = { database, clock, play, inbox, cashier, protection, bonuses, complaints }
    return { offers: [offer(dataOfPlayers, dataOf(sources))] }
  },
}

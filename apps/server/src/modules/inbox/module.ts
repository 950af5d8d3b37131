import { playerRegistered, statusPort } from '#modules/identity'
import { playPort, slices } from '#modules/play'
import type { Module } from '#platform/module/module'
import { contribute, offer } from '#platform/module/port'
import { holdings } from '#platform/personal-data/holding'
import { rowsHeld } from '#platform/personal-data/rows-held'
import { createInbox } from './inbox.ts'
import { inboxPort } from './ports.ts'
import { messages } from './messages.ts'

/** Messages to players. */
export const module: Module = {
  name: 'inbox',
  level: 5,
  offers: [
    contribute(slices, messages),
    contribute(
      holdings,
      rowsHeld({
        name: 'messages',
        kind: 'messages',
        table: 'inbox_message',
        forgotten: true,
        since: 'sent_at',
      }),
    ),
  ],
  create: ({ database, clock, outbox, channels, get, later }) => {
    const [play, status] = [get(playPort), later(statusPort)]
    const inbox = createInbox({
      database,
      clock,
      outbox,
      touchSeat: (on, player) => play.touchSeat(on, player),
      playerStatus: (player) => status().playerStatus(player),
      tellPlayers: channels.playersChanged.publish,
    })
    return {
      offers: [
        offer(inboxPort, inbox),
        contribute(playerRegistered, (tx, player) => inbox.welcome(tx, player)),
      ],
      answers: inbox.answers,
    }
  },
}

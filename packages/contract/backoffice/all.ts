import { adjustments, askAdjustment, decideAdjustment } from './adjustments.ts'
import { find } from './find.ts'
import {
  addNote,
  askToPutRight,
  closeFlag,
  endSessions,
  noLongerAsk,
  release,
  sendMessage,
  suspend,
} from './player-acts.ts'
import { playerSummary } from './player.ts'
import {
  playerBonuses,
  playerComplaints,
  playerIdentity,
  playerLinks,
  playerLoyalty,
  playerMessages,
  playerNotes,
  playerPayments,
  playerProtection,
  playerRound,
  playerRounds,
  playerSessions,
  playerTimeline,
} from './player-parts.ts'
import { gameChanges, games, switchGame } from './games.ts'
import { exportReport, report, reportMovements, reportRounds } from './reports.ts'
import { session } from './session.ts'
import { answerTicket, assignTicket, closeTicket, ticket, ticketFile, tickets } from './tickets.ts'

/** Every call of the back office by its name. */
export const staffCalls = {
  session,
  find,
  playerSummary,
  playerRounds,
  playerRound,
  playerPayments,
  playerBonuses,
  playerProtection,
  playerLoyalty,
  playerIdentity,
  playerMessages,
  playerComplaints,
  playerNotes,
  playerLinks,
  playerSessions,
  playerTimeline,
  suspend,
  release,
  askToPutRight,
  noLongerAsk,
  closeFlag,
  endSessions,
  addNote,
  sendMessage,
  askAdjustment,
  decideAdjustment,
  adjustments,
  report,
  exportReport,
  reportMovements,
  reportRounds,
  games,
  switchGame,
  gameChanges,
  tickets,
  ticket,
  ticketFile,
  answerTicket,
  assignTicket,
  closeTicket,
} as const
export type StaffCallName = keyof typeof staffCalls

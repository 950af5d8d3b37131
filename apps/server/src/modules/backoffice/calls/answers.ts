import type { session } from '@fairhouse/contract/backoffice/session'
import {
  findGamesToArrange,
  saveOrder,
  showOrder,
  tellArrangements,
} from '../games/arrangement-answers.ts'
import {
  chooseGameOfTheMonth,
  tellGameChanges,
  tellGames,
  turnGame,
} from '../games/game-answers.ts'
import { endWork, planWork, tellMaintenance } from '../games/maintenance-answers.ts'
import { askForMove, decideOnMove, tellMeters } from '../games/meter-answers.ts'
import { tellDraws } from '../loyalty/lotto-answers.ts'
import type { Passwords } from '#modules/identity'
import { giveCohorts, tellCohorts } from '../cohorts/cohort-answers.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { tellCosts, tellLiability } from '../promotions/costs.ts'
import { takeBack, tellGrants } from '../promotions/grants.ts'
import { makeNewCode, pause, tellOffers, tellPrice } from '../promotions/offers.ts'
import { decideOnReferral, tellReferrals } from '../promotions/referrals.ts'
import {
  giveReport,
  tellMovements,
  tellReport,
  tellRoundsOfDay,
} from '../reports/report-answers.ts'
import {
  changeTagOfPlayer,
  makeNewTag,
  saveSegment,
  takeSegmentOff,
  tellCount,
  tellPlayers,
  tellSegments,
} from '../segments/segment-answers.ts'
import {
  changeAddress,
  scheduleReport,
  stopMail,
  tellReportMails,
} from '../report-mails/mail-answers.ts'
import { firstStepOf } from '../staff/first-steps.ts'
import { rightsOf } from '../staff/roles.ts'
import {
  askForEnd,
  decideOnEnd,
  makeNewTournament,
  tellBoard,
  tellTournaments,
} from '../tournaments/tournament-answers.ts'
import { askForAdjustment, decideOnAdjustment, tellAdjustments } from './adjust-money.ts'
import { caseAnswers } from './case-answers.ts'
import {
  decideWords,
  previewWords,
  publishWords,
  saveWords,
  takeWordsDown,
  tellContent,
} from './content-calls.ts'
import { findPlayers } from './find-players.ts'
import {
  askPlayer,
  askPlayerNoLonger,
  closeRaisedFlag,
  messagePlayer,
  notePlayer,
  releasePlayer,
  resendLetter,
  signPlayerOut,
  suspendPlayer,
} from './player-acts.ts'
import { tellBonuses, tellPayments, tellRound, tellRounds } from './player-money.ts'
import {
  tellComplaints,
  tellIdentity,
  tellLinks,
  tellLoyalty,
  tellMessages,
  tellNotes,
  tellProtection,
  tellSessions,
} from './player-parts.ts'
import {
  addOwnKey,
  beginOwnKey,
  letOwnAppGo,
  proveCode,
  proveKey,
  provePassword,
  removeOwnKey,
  renameOwnKey,
  renewOwn,
  requestOwnKey,
  tellOwnFactors,
} from './own-factors.ts'
import { summarize } from './player-summary.ts'
import { tellWaiting } from './waiting.ts'
import { tellTimeline } from './player-timeline.ts'
import { tellContacts } from './show-contacts.ts'
import {
  askForReset,
  decideOnReset,
  endOfStaff,
  endOwn,
  tellOwnSessions,
  tellStaff,
} from './staff-calls.ts'
import { answerTicket, assignTicket, closeTicket } from './ticket-acts.ts'
import { giveTicketFile, tellTicket, tellTickets } from './tickets.ts'
import { dropOwnView, keepView, shareWithAll, tellViews } from '../views/view-answers.ts'
import { tellWithdrawals } from './queued-withdrawals.ts'
import type { StaffAnswer, StaffAnswers } from './staff-answer.ts'

/** The answer to every call of the back office. */
export const staffAnswers = (
  needs: BackofficeNeeds & { readonly passwords: Passwords },
): StaffAnswers => ({
  session: tellSession(needs),
  waiting: tellWaiting(needs),
  find: findPlayers(needs),
  playerSummary: summarize(needs),
  playerRounds: tellRounds(needs),
  playerRound: tellRound(needs),
  playerPayments: tellPayments(needs),
  playerBonuses: tellBonuses(needs),
  playerProtection: tellProtection(needs),
  playerLoyalty: tellLoyalty(needs),
  playerIdentity: tellIdentity(needs),
  playerMessages: tellMessages(needs),
  playerComplaints: tellComplaints(needs),
  playerNotes: tellNotes(needs),
  playerLinks: tellLinks(needs),
  playerSessions: tellSessions(needs),
  playerTimeline: tellTimeline(needs),
  suspend: suspendPlayer(needs),
  release: releasePlayer(needs),
  askToPutRight: askPlayer(needs),
  noLongerAsk: askPlayerNoLonger(needs),
  closeFlag: closeRaisedFlag(needs),
  endSessions: signPlayerOut(needs),
  resendVerification: resendLetter(needs),
  addNote: notePlayer(needs),
  sendMessage: messagePlayer(needs),
  askAdjustment: askForAdjustment(needs),
  decideAdjustment: decideOnAdjustment(needs),
  adjustments: tellAdjustments(needs),
  report: tellReport(needs),
  exportReport: giveReport(needs),
  cohorts: tellCohorts(needs),
  exportCohorts: giveCohorts(needs),
  reportMovements: tellMovements(needs),
  reportRounds: tellRoundsOfDay(needs),
  reportMails: tellReportMails(needs),
  mailReport: scheduleReport(needs),
  stopReportMail: stopMail(needs),
  games: tellGames(needs),
  switchGame: turnGame(needs),
  setGameOfTheMonth: chooseGameOfTheMonth(needs),
  gameChanges: tellGameChanges(needs),
  arrangements: tellArrangements(needs),
  gamesToArrange: findGamesToArrange(needs),
  saveArrangement: saveOrder(needs),
  showArrangement: showOrder(needs),
  jackpotMeters: tellMeters(needs),
  askMeterMove: askForMove(needs),
  decideMeterMove: decideOnMove(needs),
  maintenance: tellMaintenance(needs),
  planMaintenance: planWork(needs),
  endMaintenance: endWork(needs),
  ...caseAnswers(needs),
  ...segmentAnswers(needs),
  ...rewardAnswers(needs),
  ...houseAnswers(needs),
  ...ownAnswers(needs),
})

/** Players by questions, and queues. */
const segmentAnswers = (needs: BackofficeNeeds) => ({
  players: tellPlayers(needs),
  segments: tellSegments(needs),
  countSegment: tellCount(needs),
  makeSegment: saveSegment(needs),
  dropSegment: takeSegmentOff(needs),
  makeTag: makeNewTag(needs),
  tagPlayer: changeTagOfPlayer(needs),
  withdrawals: tellWithdrawals(needs),
  views: tellViews(needs),
  saveView: keepView(needs),
  shareView: shareWithAll(needs),
  dropView: dropOwnView(needs),
})

/** Promotions, tournaments, loyalty. */
const rewardAnswers = (needs: BackofficeNeeds) => ({
  offers: tellOffers(needs),
  priceOffer: tellPrice(needs),
  pauseOffer: pause(needs),
  makeCode: makeNewCode(needs),
  grants: tellGrants(needs),
  takeGrantBack: takeBack(needs),
  bonusLiability: tellLiability(needs),
  promotionCosts: tellCosts(needs),
  referrals: tellReferrals(needs),
  decideReferral: decideOnReferral(needs),
  tournaments: tellTournaments(needs),
  tournamentBoard: tellBoard(needs),
  makeTournament: makeNewTournament(needs),
  askTournamentEnd: askForEnd(needs),
  decideTournamentEnd: decideOnEnd(needs),
  lottoDraws: tellDraws(needs),
})

/** Staff themselves, what they write, and what players ask them. */
const houseAnswers = (needs: BackofficeNeeds & { readonly passwords: Passwords }) => ({
  showContacts: tellContacts(needs),
  ownSessions: tellOwnSessions(needs),
  endOwnSession: endOwn(needs),
  staff: tellStaff(needs),
  endStaffSession: endOfStaff(needs),
  setStaffAddress: changeAddress(needs),
  askReset: askForReset(needs),
  decideReset: decideOnReset(needs),
  content: tellContent(needs),
  saveContent: saveWords(needs),
  publishContent: publishWords(needs),
  decideContent: decideWords(needs),
  takeContentDown: takeWordsDown(needs),
  previewContent: previewWords(needs),
  tickets: tellTickets(needs),
  ticket: tellTicket(needs),
  ticketFile: giveTicketFile(needs),
  answerTicket: answerTicket(needs),
  assignTicket: assignTicket(needs),
  closeTicket: closeTicket(needs),
})

/** With what somebody signs in, and shows later to be themselves. */
const ownAnswers = (needs: BackofficeNeeds & { readonly passwords: Passwords }) => ({
  ownFactors: tellOwnFactors(needs),
  beginOwnPasskey: beginOwnKey(needs),
  addOwnPasskey: addOwnKey(needs),
  renameOwnPasskey: renameOwnKey(needs),
  removeOwnPasskey: removeOwnKey(needs),
  leaveOwnApp: letOwnAppGo(needs),
  renewOwnCodes: renewOwn(needs),
  requestOwnPasskey: requestOwnKey(needs),
  proveByPasskey: proveKey(needs),
  proveByCode: proveCode(needs),
  proveByPassword: provePassword(needs),
})

const tellSession =
  (needs: BackofficeNeeds): StaffAnswer<typeof session> =>
  async (present) => {
    const { name, role, csrf } = present
    const { brand, publicOrigin: storefront } = needs
    const rights = [...rightsOf[role]]
    // Who has a password to choose is not answered at all.
    const firstStep = firstStepOf(needs, present) === null ? null : 'setUpSecondFactor'
    return { reply: { name, role, rights, csrf, firstStep, brand, storefront } }
  }

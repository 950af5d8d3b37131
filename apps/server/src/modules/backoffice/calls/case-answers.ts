import { tellDay, tellDays, resolveOne } from '../books/day-answers.ts'
import { tellOwed, tellWins } from '../books/owed-answer.ts'
import { tellCase, tellCases } from '../compliance/address-cases.ts'
import { makeAddressReport } from '../compliance/address-report.ts'
import { tellFlags } from '../compliance/flag-queue.ts'
import { askForIdentity, decideOnIdentity, tellChecks } from '../compliance/identity-calls.ts'
import { sayOnCase, takeBackOnCase } from '../compliance/say-on-case.ts'
import { makeSuspicionReport } from '../compliance/suspicion-report.ts'
import { askForPayout, decideOnPayout } from '../compliance/withheld-coins.ts'
import { tellDeeds } from '../deeds/deed-answers.ts'
import type { BackofficeNeeds } from '../needs.ts'
import {
  approvePayment,
  declinePayment,
  refundPayment,
  releasePayment,
} from '../payments/decide-payments.ts'
import { tellPayment } from '../payments/tell-payment.ts'
import { giveComplaintAnswer, tellComplaint, tellWaitingComplaints } from './complaint-calls.ts'

/** What people decide case by case: payments, flags, identity, addresses, complaints; and the books that they settle. */
export const caseAnswers = (needs: BackofficeNeeds) => ({
  payment: tellPayment(needs),
  approveWithdrawal: approvePayment(needs),
  declineWithdrawal: declinePayment(needs),
  refundDeposit: refundPayment(needs),
  releaseDeposit: releasePayment(needs),
  flags: tellFlags(needs),
  reportPlayer: makeSuspicionReport(needs),
  identityChecks: tellChecks(needs),
  decideIdentity: decideOnIdentity(needs),
  askIdentity: askForIdentity(needs),
  complaints: tellWaitingComplaints(needs),
  complaint: tellComplaint(needs),
  answerComplaint: giveComplaintAnswer(needs),
  addressCases: tellCases(needs),
  addressCase: tellCase(needs),
  sayOnAddress: sayOnCase(needs),
  takeBackSaying: takeBackOnCase(needs),
  reportAddress: makeAddressReport(needs),
  askWithheldPayout: askForPayout(needs),
  decideWithheldPayout: decideOnPayout(needs),
  comparedDays: tellDays(needs),
  comparedDay: tellDay(needs),
  resolveDifference: resolveOne(needs),
  owed: tellOwed(needs),
  jackpotWins: tellWins(needs),
  deeds: tellDeeds(needs),
})

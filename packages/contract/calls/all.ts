import type { Call } from '../call.ts'
import { editAvatar } from './avatars.ts'
import { closeAccount, ownData } from './account-data.ts'
import * as consents from './consents.ts'
import * as erasures from './erasure.ts'
import * as bonuses from './bonuses.ts'
import * as cashier from './cashier.ts'
import { countries } from './countries.ts'
import { topUp } from './credits.ts'
import { addFavorite, removeFavorite } from './favorites.ts'
import * as feed from './feed.ts'
import { ownFigures } from './figures.ts'
import { findRounds } from './find-rounds.ts'
import * as sharing from './sharing.ts'
import * as identityChecks from './identity-check.ts'
import { jackpots, meterChain } from './jackpots.ts'
import * as missions from './missions.ts'
import { deleteMessages, markMessagesRead, messages } from './messages.ts'
import {
  chooseClientSeed,
  currentFairness,
  gameHistory,
  openGame,
  play,
  receiptKeys,
  rotateSeed,
  roundDetail,
  streamRounds,
  unfinishedRound,
} from './play.ts'
import { receiveNewsletter, unsubscribeNewsletter } from './newsletter.ts'
import * as passwords from './passwords.ts'
import { editProfile, readProfile } from './profile.ts'
import { launchGame } from './provided-games.ts'
import * as tournaments from './tournaments.ts'
import * as loyalty from './loyalty.ts'
import * as promotions from './promotions.ts'
import * as complaints from './complaints.ts'
import * as protection from './protection.ts'
import {
  addPasskey,
  beginPasskey,
  logInByPasskey,
  passkeys,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  requestPasskey,
} from './passkeys.ts'
import { proveByPassword } from './proof.ts'
import { betInRoom, cashOutInRoom, ownTickets, pastRounds } from './rooms.ts'
import { buyCards, ownHallCards, pastDraws, readDraw } from './halls.ts'
import { logIn, logOut, playAsGuest, register, status } from './session.ts'
import { endOtherSessions, endSession, sessions } from './sessions.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  readTwoStep,
  renewRecoveryCodes,
} from './two-step.ts'
import { chatIdentity } from './support.ts'
import * as supportTickets from './support-tickets.ts'
import * as verification from './verification.ts'
import * as walletProofs from './wallet-proof.ts'
import { prizeRow } from './prize-table-row.ts'
import { agreeToTerms } from './terms.ts'
import { lastWinners } from './winners.ts'

/** Every call there is, by its name in code; the reference, the server and the conformance checks read this list. */
export const calls = {
  register,
  playAsGuest,
  logIn,
  logOut,
  status,
  chatIdentity,
  countries,
  agreeToTerms,
  sessions,
  endSession,
  endOtherSessions,
  proveByPassword,
  twoStep: readTwoStep,
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
  passkeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  requestPasskey,
  logInByPasskey,
  proveByPasskey,
  ownData,
  closeAccount,
  ...erasures,
  ...consents,
  topUp,
  openGame,
  play,
  gameHistory,
  roundDetail,
  rotateSeed,
  currentFairness,
  chooseClientSeed,
  streamRounds,
  unfinishedRound,
  receiptKeys,
  prizeRow,
  lastWinners,
  jackpots,
  meterChain,
  ...passwords,
  ...verification,
  ...cashier,
  ...identityChecks,
  ...walletProofs,
  ...bonuses,
  ...promotions,
  ...loyalty,
  ...tournaments,
  ...missions,
  ...complaints,
  ...supportTickets,
  ...protection,
  ...feed,
  ...sharing,
  ownFigures,
  findRounds,
  addFavorite,
  removeFavorite,
  messages,
  markMessagesRead,
  deleteMessages,
  readProfile,
  editProfile,
  editAvatar,
  receiveNewsletter,
  unsubscribeNewsletter,
  launchGame,
  betInRoom,
  cashOutInRoom,
  ownTickets,
  pastRounds,
  buyCards,
  ownHallCards,
  pastDraws,
  readDraw,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

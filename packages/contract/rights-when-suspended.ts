import type { CallName } from './calls/all.ts'

/**
 * Calls for players that a suspended account may make; every other call for players refuses it. It plays nothing, pays nothing in and gets
 * nothing, but what is in the account is its player's: it can be paid out, looked at and proven, and somebody can be asked.
 */
const rights = [
  // Money goes out; none that is on its way comes back to be played with.
  'withdrawal',
  'withdrawalMethodEdit',
  'withdrawalProcess',
  'withdrawalPlan',
  // What happened.
  'depositResult',
  'depositResultCrypto',
  'transactionHistory',
  'accountStatement',
  'gameHistory',
  'roundDetail',
  'currentFairness',
  'streamRounds',
  'ownFigures',
  'findRounds',
  'unfinishedRound',
  'rotateSeed',
  'ownData',
  // A round that was open may be ended, and an answer that got lost be heard again; at the seat, bets are refused.
  'openGame',
  'play',
  // Papers, for whoever must show who he is before he is paid.
  'identityCheck',
  'identityDocument',
  'identityDocumentDelete',
  'identityHandIn',
  'identityBegin',
  // And that a wallet is theirs.
  'walletProofs',
  'walletProofBegin',
  'walletProofSignature',
  // Holding oneself in is never withheld.
  'readProtection',
  'setLimit',
  'confirmLimit',
  'keepLimit',
  'takeTimeOut',
  'excludeSelf',
  'setReality',
  'setSession',
  'blockGames',
  // Being told, and asking.
  'messages',
  'markMessagesRead',
  'deleteMessages',
  'chatIdentity',
  'complaints',
  'fileComplaint',
  'escalateComplaint',
  'supportTickets',
  'supportTicket',
  'openSupportTicket',
  'replyToSupportTicket',
  'closeSupportTicket',
  'rateSupportTicket',
  'supportFile',
  'readSupportFile',
  'receiveNewsletter',
  // What others see of the player.
  'readFeedPrivacy',
  'setFeedPrivacy',
  'unshareRound',
  'sharedRounds',
  // The account itself, and that it stays its player's.
  'readProfile',
  'editProfile',
  'agreeToTerms',
  'resendVerification',
  'changePassword',
  'closeAccount',
  'erasure',
  'askErasure',
  'keepAccount',
  'consents',
  'noteOutsideConsent',
  'sessions',
  'endSession',
  'endOtherSessions',
  'proveByPassword',
  'proveByPasskey',
  'twoStep',
  'beginTwoStep',
  'confirmTwoStep',
  'endTwoStep',
  'renewRecoveryCodes',
  'passkeys',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
] as const satisfies readonly CallName[]

const allowed: ReadonlySet<string> = new Set(rights)

/** @param name of a call for players. */
export const isAllowedWhenSuspended = (name: string): boolean => allowed.has(name)

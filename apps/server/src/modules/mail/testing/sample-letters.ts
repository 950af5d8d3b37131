import type { Letter, Template } from '../letter.ts'

const envelope = { to: 'ann@player.test', language: 'en', player: 7 }
const login = 'ann'
/** 1 March 2026, 09:30 UTC */
const at = 1_772_357_400_000
const place = {
  at,
  address: '203.0.113.9',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/** One letter of every kind. */
export const sampleLetters: { readonly [Name in Template]: Extract<Letter, { template: Name }> } = {
  verifyEmail: {
    ...envelope,
    template: 'verifyEmail',
    login,
    link: '/en/verify/token-of-verification',
    hours: 24,
  },
  passwordRecovery: {
    ...envelope,
    template: 'passwordRecovery',
    login,
    link: '/en/reset-password?token=token-of-recovery',
    minutes: 60,
  },
  passwordChanged: { ...envelope, template: 'passwordChanged', login, ...place },
  emailChanged: {
    ...envelope,
    template: 'emailChanged',
    login,
    newEmail: 'new@player.test',
    undoLink: '/en/undo/token-of-undoing',
  },
  newSignIn: { ...envelope, template: 'newSignIn', login, ...place, link: '/en/security' },
  accountClosed: { ...envelope, template: 'accountClosed', login },
  erasureAhead: { ...envelope, template: 'erasureAhead', login, dueAt: at, link: '/en/security' },
  accountErased: { ...envelope, template: 'accountErased', login, keptUntil: at },
  accountSuspended: {
    ...envelope,
    template: 'accountSuspended',
    login,
    cause: 'security',
    link: '/en/contact-us',
  },
  accountReleased: { ...envelope, template: 'accountReleased', login },
  factorChanged: {
    ...envelope,
    template: 'factorChanged',
    login,
    change: 'passkeyAdded',
    ...place,
    link: '/en/security',
  },
  recoveryCodesUsed: { ...envelope, template: 'recoveryCodesUsed', login, left: 3 },
  paymentNews: {
    ...envelope,
    template: 'paymentNews',
    login,
    subject: 'Your withdrawal was sent',
    paragraphs: ['Your withdrawal of $50.00 (<b>Visa</b>) was sent.'],
    link: '/en/cashier/history',
  },
  report: {
    ...envelope,
    template: 'report',
    subject: 'Report by day, 2026-11-26',
    paragraphs: ['Figures follow UTC.'],
    facts: [['Total', 'real: 2 bets, <b>staked</b> 2.50']],
  },
  newsletter: {
    ...envelope,
    template: 'newsletter',
    subject: 'Two new games',
    paragraphs: ['The first is about a lighthouse.', 'The second is <b>not</b>.'],
    unsubscribe: '/en/newsletters/unsubscribe/7.token-of-unsubscribing',
  },
}

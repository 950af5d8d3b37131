import { undoEmailDays } from '@fairhouse/contract/limits'
import { type LetterTexts, writeReport } from '../letter-words.ts'
import { deviceOf } from '../device.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

const notYou = 'If this wasn’t you, reset your password and contact support right away.'
const notYouClosed = 'If this wasn’t you, contact support right away.'

const factorChanges = {
  twoStepOn: 'Two-step sign-in is on',
  twoStepOff: 'Two-step sign-in is off',
  codesRenewed: 'You have new recovery codes',
  passkeyAdded: 'A passkey was added',
  passkeyRemoved: 'A passkey was removed',
} as const

const suspensionCauses = {
  security: 'We think someone else may be using your account.',
  identity: 'We need to verify your identity first.',
  terms: 'We’re looking into whether the account was used as our terms allow.',
  check: 'We’re carrying out a check and will write to you when it’s done.',
} as const

export const en: LetterTexts = {
  orOpen: 'If the button doesn’t work, open this link:',
  sentBecause: 'You’re receiving this email because you have an account with us.',
  letters: {
    verifyEmail: ({ login, link, hours }, { brand }) => ({
      subject: 'Verify your email address',
      heading: `Welcome, ${login}`,
      paragraphs: [
        `Please verify that this email address is yours, so ${brand} can reach you when it matters.`,
        `The link works once, within ${counted(hours, 'hour', 'hours')}.`,
      ],
      button: { label: 'Verify email', path: link },
      quiet: ['If you didn’t open an account, you can ignore this email.'],
    }),
    passwordRecovery: ({ login, link, minutes }) => ({
      subject: 'Reset your password',
      heading: 'Reset your password',
      paragraphs: [
        `Someone, probably you, asked to reset the password of the account ${login}.`,
        `The link works once, within ${counted(minutes, 'minute', 'minutes')}.`,
      ],
      button: { label: 'Choose a new password', path: link },
      quiet: [
        'If you didn’t ask for this, you can ignore this email. Your password stays the same.',
      ],
    }),
    passwordChanged: ({ login, at, address, userAgent }, { moment }) => ({
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your account ${login} was changed. We signed out all other devices.`,
      ],
      facts: [
        ['When', moment(at)],
        ['IP address', address],
        ['Device', deviceOf(userAgent) ?? 'unknown'],
      ],
      quiet: [notYou],
    }),
    emailChanged: ({ login, newEmail, undoLink }) => ({
      subject: 'Your email address was changed',
      heading: 'Your email address was changed',
      paragraphs: [
        `Emails for your account ${login} now go to ${newEmail}.`,
        `If this wasn’t you, you can undo it within ${undoEmailDays} days:`,
      ],
      button: { label: 'Keep my old address', path: undoLink },
      quiet: ['If this was you, you don’t need to do anything.'],
    }),
    newSignIn: ({ login, at, address, userAgent, link }, { moment }) => ({
      subject: 'New sign-in to your account',
      heading: 'New sign-in to your account',
      paragraphs: [
        `Someone signed in to your account ${login} from a device or location we haven’t seen before.`,
      ],
      facts: [
        ['When', moment(at)],
        ['IP address', address],
        ['Device', deviceOf(userAgent) ?? 'unknown'],
      ],
      button: { label: 'Review sessions', path: link },
      quiet: [
        'If this was you, you don’t need to do anything. If not, end that session and change your password.',
      ],
    }),
    accountClosed: ({ login }, { brand }) => ({
      subject: 'Your account is closed',
      heading: 'Your account is closed',
      paragraphs: [
        `We closed your account ${login} at ${brand} as you asked. Nobody can sign in to it anymore.`,
        'We keep only the records that the law requires us to keep.',
      ],
      quiet: [notYouClosed],
    }),
    erasureAhead: ({ login, dueAt, link }, { brand, moment }) => ({
      subject: 'We will erase your data',
      heading: 'We will erase your data',
      paragraphs: [
        `You asked us to erase the data of your account ${login} at ${brand}. We do it on ${moment(dueAt)}. The account is closed then, and nobody can sign in to it anymore.`,
        'Withdraw your money before then: we wait while there is any in the account.',
      ],
      button: { label: 'Keep my account', path: link },
      quiet: ['If this wasn’t you, sign in, keep your account and change your password.'],
    }),
    accountErased: ({ login, keptUntil }, { brand, moment }) => ({
      subject: 'Your data is erased',
      heading: 'Your data is erased',
      paragraphs: [
        `We erased the data of your account ${login} at ${brand}: your login, addresses, phone number, sign-ins, messages and saved payment methods.`,
        ...(keptUntil === null
          ? []
          : [
              `We have to keep your name and date of birth until ${moment(keptUntil)}, because you paid here or excluded yourself. If an exclusion lasts longer, so does that.`,
            ]),
        'Your rounds and payments stay without a name, because the law requires us to keep accounts. This is the last email you get from us.',
      ],
      quiet: [],
    }),
    accountSuspended: ({ login, cause, link }) => ({
      subject: 'Your account is suspended',
      heading: 'Your account is suspended',
      paragraphs: [
        `We suspended your account ${login}. Until this is lifted, you can’t play or deposit.`,
        suspensionCauses[cause],
        'Your money stays yours: you can still sign in, withdraw it and download your data.',
      ],
      button: { label: 'Contact us', path: link },
      quiet: ['Write to us if you think this is a mistake.'],
    }),
    accountReleased: ({ login }) => ({
      subject: 'Your account is no longer suspended',
      heading: 'Your account is no longer suspended',
      paragraphs: [`You can play and deposit with your account ${login} again.`],
      quiet: [],
    }),
    factorChanged: ({ login, change, at, address, userAgent, link }, { moment }) => ({
      subject: factorChanges[change],
      heading: factorChanges[change],
      paragraphs: [`This changes how your account ${login} can be accessed.`],
      facts: [
        ['When', moment(at)],
        ['IP address', address],
        ['Device', deviceOf(userAgent) ?? 'unknown'],
      ],
      button: { label: 'Review security', path: link },
      quiet: [
        'If this was you, you don’t need to do anything. If not, change your password and contact support right away.',
      ],
    }),
    recoveryCodesUsed: ({ login, left }) => ({
      subject: 'A recovery code was used',
      heading: 'A recovery code was used',
      paragraphs: [
        `Someone signed in to your account ${login} with its password and a recovery code.`,
        left === 0
          ? 'You have no codes left. Create new ones on the Security page while you’re signed in.'
          : `You have ${counted(left, 'code', 'codes')} left. You can create new ones on the Security page.`,
      ],
      quiet: [notYou],
    }),
    paymentNews: ({ login, subject, paragraphs, link }) => ({
      subject,
      heading: subject,
      paragraphs,
      button: { label: 'View payment', path: link },
      quiet: [`You’re receiving this email because of a payment in your account ${login}.`],
    }),
    report: writeReport,
    newsletter: ({ subject, paragraphs, unsubscribe }) => ({
      subject,
      heading: subject,
      paragraphs,
      quiet: ['You’re receiving this email because you subscribed to our news.'],
      footLink: { label: 'Unsubscribe', path: unsubscribe },
    }),
  },
}

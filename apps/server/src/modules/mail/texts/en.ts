import type { LetterTexts } from '../letter-words.ts'
import { deviceOf } from '../device.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

const notYou = 'If this was not you, write to our support at once.'

const factorChanges = {
  twoStepOn: 'Two-step sign-in was turned on',
  twoStepOff: 'Two-step sign-in was turned off',
  codesRenewed: 'New recovery codes were made',
  passkeyAdded: 'A passkey was added',
  passkeyRemoved: 'A passkey was removed',
} as const

export const en: LetterTexts = {
  orOpen: 'If the button does not work, open this address:',
  sentBecause: 'You receive this e-mail because of your account with us.',
  letters: {
    verifyEmail: ({ login, link, hours }, { brand }) => ({
      subject: 'Confirm your e-mail address',
      heading: `Welcome, ${login}`,
      paragraphs: [
        `Please confirm that this address is yours, so that ${brand} can reach you when it matters.`,
        `The link is good for ${counted(hours, 'hour', 'hours')} and works once.`,
      ],
      button: { label: 'Confirm address', path: link },
      quiet: ['If you did not open an account, ignore this e-mail; nothing more will happen.'],
    }),
    passwordRecovery: ({ login, link, minutes }) => ({
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        `Somebody, probably you, asked for a new password for the account ${login}.`,
        `The link is good for ${counted(minutes, 'minute', 'minutes')} and works once.`,
      ],
      button: { label: 'Choose a password', path: link },
      quiet: ['If you did not ask for this, ignore this e-mail. Your password stays as it is.'],
    }),
    passwordChanged: ({ login, at, address, userAgent }, { moment }) => ({
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        `The password of the account ${login} was changed. Other devices were signed out.`,
      ],
      facts: [
        ['When', moment(at)],
        ['Address', address],
        ['Device', deviceOf(userAgent) ?? 'unknown'],
      ],
      quiet: [notYou],
    }),
    emailChanged: ({ login, newEmail, undoLink }) => ({
      subject: 'Your e-mail address was changed',
      heading: 'Your e-mail address was changed',
      paragraphs: [
        `E-mails for the account ${login} go to ${newEmail} from now on.`,
        'If you did not want this, take it back for the next seven days:',
      ],
      button: { label: 'Keep my old address', path: undoLink },
      quiet: ['If you changed it yourself, there is nothing to do.'],
    }),
    newSignIn: ({ login, at, address, userAgent, link }, { moment }) => ({
      subject: 'A sign-in from a new device',
      heading: 'A sign-in from a new device',
      paragraphs: [
        `The account ${login} was signed in from a device or place that we have not seen before.`,
      ],
      facts: [
        ['When', moment(at)],
        ['Address', address],
        ['Device', deviceOf(userAgent) ?? 'unknown'],
      ],
      button: { label: 'See where I am signed in', path: link },
      quiet: [
        'If this was you, there is nothing to do. If not, end that session and change your password.',
      ],
    }),
    accountClosed: ({ login }, { brand }) => ({
      subject: 'Your account is closed',
      heading: 'Your account is closed',
      paragraphs: [
        `The account ${login} at ${brand} was closed as you asked. Nobody can sign in to it any more.`,
        'What the law makes us keep is kept for as long as it says, and not longer.',
      ],
      quiet: [notYou],
    }),
    factorChanged: ({ login, change, at, address, userAgent, link }, { moment }) => ({
      subject: factorChanges[change],
      heading: factorChanges[change],
      paragraphs: [`This was done for the account ${login}.`],
      facts: [
        ['When', moment(at)],
        ['Address', address],
        ['Device', deviceOf(userAgent) ?? 'unknown'],
      ],
      button: { label: 'See who can get in', path: link },
      quiet: [
        'If this was you, there is nothing to do. If not, choose a new password and write to our support at once.',
      ],
    }),
    recoveryCodesUsed: ({ login, left }) => ({
      subject: 'A recovery code was used',
      heading: 'A recovery code was used',
      paragraphs: [
        `Somebody signed in to the account ${login} with the password and a recovery code.`,
        left === 0
          ? 'No code is left. Make new ones on the security page while you are signed in.'
          : `${counted(left, 'code is', 'codes are')} left. You can make new ones on the security page.`,
      ],
      quiet: [notYou],
    }),
    paymentNews: ({ login, subject, paragraphs, link }) => ({
      subject,
      heading: subject,
      paragraphs,
      button: { label: 'See every step', path: link },
      quiet: [`You receive this e-mail because money of the account ${login} moved.`],
    }),
    newsletter: ({ subject, paragraphs, unsubscribe }) => ({
      subject,
      heading: subject,
      paragraphs,
      quiet: ['You receive this e-mail because you asked for our news.'],
      footLink: { label: 'Unsubscribe', path: unsubscribe },
    }),
  },
}

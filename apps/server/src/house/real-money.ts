import { profileNamed } from '@fairhouse/jurisdictions'
import type { Config } from '#platform/config'
import { keepsBothKeys } from '#platform/seeds/who-keeps'

/** What is found of a house beside its settings. */
export interface Findings {
  /** Owners who work at the desk and sign in with a second factor. */
  readonly owners: number
  /** Passkeys of owners that were made for another host than STAFF_ORIGIN's, and sign in nowhere. */
  readonly keysElsewhere: number
  /** An outside database archives what it writes; null: the database is the embedded one. */
  readonly archives: boolean | null
}

/** How many owners must be able to look at each other's deeds. */
const ownersNeeded = 2

/**
 * What a house lacks to take money that has a value, in sentences for whoever runs it; empty: nothing. Pure. It does not say whether REAL_MONEY
 * is set: the doctor tells it of every house, the start of those that want it.
 */
export const lackedForRealMoney = (config: Config, findings: Findings): string[] => [
  ...lackedOfLicence(config),
  ...lackedOfRunning(config, findings),
  ...lackedOfPayments(config),
  ...lackedOfPeople(config, findings),
]

function lackedOfLicence({ licence, brand, demo }: Config): string[] {
  const { code, number, holder } = licence
  const profile = profileNamed(code ?? 'none')
  const sentences = []
  if (!profile || profile.code === 'none' || profile.code === 'demo')
    sentences.push(
      'JURISDICTION names no licence: without one no place may be served, and the strictest rules hold everywhere.',
    )
  else
    sentences.push(
      ...profile.lacks.map(
        (lack) =>
          `A licence of ${profile.name} (JURISDICTION=${profile.code}) asks for what this version does not have: ${lack}.`,
      ),
    )
  if (number === null) sentences.push('LICENCE_NUMBER is not set: players must be told it.')
  if (holder === null)
    sentences.push('LICENCE_HOLDER is not set: players must be told who they play with.')
  if (demo) sentences.push('DEMO is on: its accounts have known passwords and its money no value.')
  if (brand.legalDir === null)
    sentences.push(
      'LEGAL_DIR is not set: the terms and policies that come with the house are not those of your company.',
    )
  return sentences
}

function lackedOfRunning(config: Config, { archives }: Findings): string[] {
  const { production, publicOrigin, backupDir, challenge, rateLimitScale } = config
  const sentences = []
  if (!production) sentences.push('NODE_ENV is not production.')
  if (publicOrigin === null || !publicOrigin.startsWith('https://'))
    sentences.push('PUBLIC_ORIGIN is not set to an origin with TLS such as https://casino.example.')
  if (archives === null && backupDir === null)
    sentences.push('BACKUP_DIR is not set: there are no backups.')
  if (archives === false)
    sentences.push(
      'The database of DATABASE_URL archives nothing (archive_mode is off): it cannot be brought back to a moment.',
    )
  if (challenge === 'off')
    sentences.push('CHALLENGE is off: nothing holds machines back at the door.')
  if (rateLimitScale > 1)
    sentences.push('RATE_LIMIT_SCALE is above 1: limits against guessing are loosened.')
  if (keepsBothKeys(config))
    sentences.push(
      'SIGNER_PLACE is not set: both keys of sealed seeds lie in this server, so that whoever has it could look ahead.',
    )
  return sentences
}

/** Variables that name somebody who moves money, and not a wish or a key of ours. */
const ofProviders = /^(PAYMENTS|CHAIN)_/

function lackedOfPayments({ payments, rateSources, addressScreen, licence }: Config): string[] {
  const sentences = []
  if (!Object.keys(payments.environment).some((name) => ofProviders.test(name)))
    sentences.push(
      'No payment provider is set up (docs/payment-providers.md): nobody could pay in or be paid.',
    )
  if (payments.sandbox !== null)
    sentences.push('A payment sandbox is set up: its money has no value.')
  if (rateSources.includes('sandbox'))
    sentences.push('RATES_SOURCES asks the sandbox what coins cost: its rates are invented.')
  const ofCoins = mustScreen(licence.code) ? takersIn(payments) : []
  if (addressScreen === null && ofCoins.length > 0)
    sentences.push(
      'ADDRESS_SCREEN_URL is not set (docs/address-screening.md): nobody screens the addresses that coins come from and go to, and payments by coins would wait.',
    )
  for (const { name } of ofCoins.filter(({ screensSenders }) => !screensSenders))
    sentences.push(
      `${name} is set up, which neither screens nor tells who sends coins (docs/address-screening.md): the licence wants them screened before they are a player's.`,
    )
  return sentences
}

/** Who takes coins for the house, and whether somebody screens who sent them: of a chain the house asks by itself. */
const takers = [
  { name: 'A chain', variables: /^CHAIN_/, screensSenders: true },
  { name: 'CoinsPaid', variables: /^PAYMENTS_COINSPAID_/, screensSenders: true },
  { name: 'BTCPay', variables: /^PAYMENTS_BTCPAY_/, screensSenders: false },
] as const

const takersIn = ({ environment }: Config['payments']) =>
  takers.filter(({ variables }) =>
    Object.keys(environment).some((variable) => variables.test(variable)),
  )

const mustScreen = (code: string | null): boolean =>
  profileNamed(code ?? 'none')?.addressScreening ?? true

function lackedOfPeople(
  { mail, supportMail, sanctionsDir }: Config,
  { owners, keysElsewhere }: Findings,
): string[] {
  const sentences = []
  if (owners < ownersNeeded)
    sentences.push(
      `${owners === 1 ? 'One owner works' : 'No owner works'} at the desk with a passkey or codes of an app, and it takes ${ownersNeeded}: npm run staff -- add NAME owner, then set one up at the first sign-in.`,
    )
  if (owners < ownersNeeded && keysElsewhere > 0)
    sentences.push(
      `${keysElsewhere === 1 ? 'One passkey of owners was' : `${keysElsewhere} passkeys of owners were`} made for another host than that of STAFF_ORIGIN and ${keysElsewhere === 1 ? 'does' : 'do'} not count.`,
    )
  if (mail.delivery.type !== 'smtp') sentences.push('SMTP_URL is not set: letters reach no player.')
  if (supportMail === null)
    sentences.push('SUPPORT_MAIL is not set: players could not write to you.')
  if (sanctionsDir === null)
    sentences.push('SANCTIONS_DIR is not set: nobody is looked up in lists of sanctions.')
  return sentences
}

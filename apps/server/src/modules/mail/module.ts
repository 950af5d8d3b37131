import { derivedKey } from '#platform/derived-key'
import type { Module } from '#platform/module/module'
import { contribute, offer } from '#platform/module/port'
import { holdings } from '#platform/personal-data/holding'
import { chooseCarrier } from './choose-carrier.ts'
import { createMail } from './mail.ts'
import { forgetLetters } from './store/forget-letters.ts'
import { addressRefused, mailPort } from './ports.ts'

/** A letter that is too late says so after this. */
const sweepEveryMs = 60_000

/** Letters to players, and who takes them away. */
export const module: Module = {
  name: 'mail',
  level: 1,
  offers: [contribute(holdings, { name: 'letters', kind: 'messages', forget: forgetLetters })],
  create: ({ database, clock, log, seedKey, config, later }) => {
    const refused = later(addressRefused)
    const mail = createMail({
      carrier: chooseCarrier(database, config.mail),
      captures: config.mail.delivery.type === 'mailbox',
      database,
      clock,
      log,
      sealKey: derivedKey(seedKey, 'letters that wait'),
      writing: { brand: config.brand.name, origin: config.mail.origin },
      addressRefused: (email) => refused()(email),
    })
    return {
      offers: [offer(mailPort, mail)],
      routes: mail.routes,
      families: mail.families,
      warnings:
        config.mail.delivery.type === 'none'
          ? ['SMTP_URL is not set: letters to players wait.']
          : [],
      concerns: mail.concerns,
      jobs: [{ name: 'mail sweep', where: 'oneNode', everyMs: sweepEveryMs, work: mail.sweep }],
      start: async () => mail.start(),
      stop: mail.stop,
    }
  },
}

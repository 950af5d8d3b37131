import { readFileSync } from 'node:fs'
import type { Queryable } from '#platform/database'
import type { DkimSettings, MailSettings } from '#platform/mail-settings'
import { faultCode, StartFault } from '#platform/start-fault'
import { createCaptureCarrier } from './capture-carrier.ts'
import type { Carrier } from './carrier.ts'
import { createSmtpCarrier, type Dkim } from './smtp-carrier.ts'

/**
 * Who takes letters away, if anybody does.
 * @throws StartFault when the key that signs letters cannot be read.
 */
export function chooseCarrier(
  database: Queryable,
  { from, delivery }: MailSettings,
): Carrier | null {
  switch (delivery.type) {
    case 'smtp':
      return createSmtpCarrier({
        url: delivery.url,
        from,
        dkim: delivery.dkim && dkimOf(delivery.dkim),
      })
    case 'mailbox':
      return createCaptureCarrier(database, from)
    case 'none':
      return null
  }
}

function dkimOf({ domain, selector, keyFile }: DkimSettings): Dkim {
  try {
    return { domain, selector, privateKey: readFileSync(keyFile, 'utf8') }
  } catch (fault) {
    throw new StartFault([`DKIM_KEY_FILE ${keyFile} cannot be read (${faultCode(fault)}).`], fault)
  }
}

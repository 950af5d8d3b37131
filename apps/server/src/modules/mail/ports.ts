import { port } from '#platform/module/port'
import type { Mail } from './mail.ts'
import type { MailNeeds } from './needs.ts'

/** Letters to players. */
export const mailPort = port<Pick<Mail, 'post' | 'dropNews' | 'waitsFor'>>('letters to players')

/** Who hears of an address that does not exist. */
export const addressRefused = port<MailNeeds['addressRefused']>('addresses that refuse letters')

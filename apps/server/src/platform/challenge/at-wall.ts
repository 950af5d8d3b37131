import type { CallName } from '@fairhouse/contract/calls/all'
import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '../http/language.ts'

/** Who asks, as far as the wall sees. */
export interface Client {
  readonly address: string
  readonly headers: IncomingHttpHeaders
  readonly language: Language
}

/** A call at the wall, before anything of it was answered. */
export interface AtWall extends Client {
  readonly name: CallName
}

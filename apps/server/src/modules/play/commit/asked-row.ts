import { type Currency } from '@fairhouse/money'
import { type AccountId, currencyOf } from '#modules/ledger'
import type { StepRow } from '../decision.ts'
import { column } from './row-array.ts'

/** The house's accounts on the other side of a lane's bets. */
export type Houses = Readonly<Record<Currency, AccountId>>

/** A step on its way into the database, with the other side of its money. */
export interface AskedRow {
  readonly step: StepRow
  readonly houses: Houses
}

/** What the statement is asked with, row by row: the columns of the type `play_asked`. */
export const askedColumns = [
  column('pocket', 'int8', ({ step }: AskedRow) => step.pocket),
  column('version', 'int8', ({ step }: AskedRow) => step.version),
  column('stake', 'int8', ({ step }: AskedRow) => step.taken),
  column('payout', 'int8', ({ step }: AskedRow) => step.given),
  column('house', 'int8', ({ step, houses }: AskedRow) => houses[currencyOf(step.pocket)]),
  column('player_id', 'int8', ({ step }: AskedRow) => step.player),
  column('round_id', 'uuid', ({ step }: AskedRow) => step.roundId),
  column('round_stake', 'int8', ({ step }: AskedRow) => step.stake),
  column('round_payout', 'int8', ({ step }: AskedRow) => step.payout),
  column('facts', 'int8', ({ step }: AskedRow) => step.facts),
  column('request', 'int8', ({ step }: AskedRow) => step.request),
  column('body_hash', 'int8', ({ step }: AskedRow) => step.bodyHash),
  column('at', 'timestamptz', ({ step }: AskedRow) => step.at),
  column('definition_id', 'int4', ({ step }: AskedRow) => step.definition),
  column('stream', 'int4', ({ step }: AskedRow) => step.stream),
  column('nonce', 'int4', ({ step }: AskedRow) => step.nonce),
  column('words', 'int4', ({ step }: AskedRow) => step.words),
  column('sequence', 'int2', ({ step }: AskedRow) => step.sequence),
  column('choice', 'int2', ({ step }: AskedRow) => step.choice),
  column('finished', 'bool', ({ step }: AskedRow) => step.finished),
  column('action', 'text', ({ step }: AskedRow) => step.action),
  column('events', 'bytea', ({ step }: AskedRow) => step.events),
  column('state', 'json', ({ step }: AskedRow) => step.state),
  column('actions', 'json', ({ step }: AskedRow) => step.actions),
  column('settled', 'text', ({ step }: AskedRow) => step.settled),
  column('mode', 'text', ({ step }: AskedRow) => step.mode),
  column('by_house', 'bool', ({ step }: AskedRow) => (step.byHouse ? true : null)),
  column('receipt', 'bytea', ({ step }: AskedRow) => step.receipt),
  column('data', 'json', ({ step }: AskedRow) => step.data),
  column('raised', 'int8', ({ step }: AskedRow) => step.raised),
]

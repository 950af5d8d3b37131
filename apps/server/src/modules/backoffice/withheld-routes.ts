import type { WithheldOutcome } from '#modules/cashier'
import { writeDeed } from './deeds/write-deed.ts'
import type { BackofficeNeeds } from './needs.ts'
import { noteOf } from './note.ts'
import { type CaseFound, ofCase } from './of-case.ts'
import type { Answered, DeskRequest, DeskRoute } from './route.ts'
import type { SentenceName } from './sentences.ts'

const place = '/desk/addresses'

/** Coins that people withheld and that were paid by hand, by a court's or an authority's word: one writes it down, another confirms, and it is booked. */
export const withheldRoutes = (needs: BackofficeNeeds): readonly DeskRoute[] => [
  route(needs, { path: 'pay-out', confirms: 'ask for withheld coins to be booked out' }, ask),
  route(needs, { path: 'pay-out/confirm', confirms: 'book withheld coins out' }, confirm),
  route(needs, { path: 'pay-out/drop', confirms: 'drop what was asked for withheld coins' }, drop),
]

type Act = (needs: BackofficeNeeds, asked: DeskRequest, found: CaseFound) => Promise<Answered>

const route = (
  needs: BackofficeNeeds,
  { path, confirms }: { readonly path: string; readonly confirms: string },
  act: Act,
): DeskRoute => ({
  method: 'POST',
  path: `${place}/:id/${path}`,
  at: place,
  right: 'closeFlags',
  confirms,
  answer: (asked) => ofCase(needs, asked, (found) => act(needs, asked, found)),
})

const outcomes = {
  asked: 'withheldAsked',
  booked: 'withheldBooked',
  dropped: 'withheldDropped',
  saidBefore: 'saidBefore',
  decided: 'alreadyDecided',
  notFound: 'notFound',
} as const satisfies Readonly<Record<WithheldOutcome, SentenceName>>

/** Names a transaction of any chain. */
const transaction = /^[0-9A-Za-z]{16,100}$/

const ask: Act = (needs, asked, { held }) => {
  const txid = (asked.form.get('txid') ?? '').trim()
  if (!transaction.test(txid))
    return Promise.resolve({ type: 'said', on: pageOf(held.id), said: 'transactionMissing' })
  return withNote(needs, asked, { id: held.id, deed: 'askWithheld', facts: { txid } }, (hand) =>
    needs.cashier.askWithheldPayout(held.payment, { ...hand, txid }),
  )
}

const confirm: Act = (needs, asked, { held }) =>
  withNote(needs, asked, { id: held.id, deed: 'bookWithheld', facts: {} }, (hand) =>
    needs.cashier.bookWithheldPayout(held.payment, hand),
  )

const drop: Act = (needs, asked, { held }) =>
  withNote(needs, asked, { id: held.id, deed: 'dropWithheld', facts: {} }, () =>
    needs.cashier.dropWithheldPayout(held.payment),
  )

const pageOf = (id: string): string => `${place}/${id}`

/** Writes down what is about to be done, does it, and writes down when it was not: what cannot be written down is not done. */
async function withNote(
  { database, clock }: BackofficeNeeds,
  asked: DeskRequest,
  what: {
    readonly id: string
    readonly deed: string
    readonly facts: Readonly<Record<string, string>>
  },
  work: (hand: { readonly staff: string; readonly note: string }) => Promise<WithheldOutcome>,
): Promise<Answered> {
  const { id } = what
  const note = noteOf(asked)
  if (note === null) return { type: 'said', on: pageOf(id), said: 'noteMissing' }
  const staff = asked.present.name
  const write = (deed: string, facts: Readonly<Record<string, string>>) =>
    database.transaction((tx) =>
      writeDeed(tx, { at: clock.now(), staff, deed, subject: `address ${id}`, facts }),
    )
  await write(what.deed, { ...what.facts, note })
  const outcome = await work({ staff, note })
  const isDone = outcome === 'asked' || outcome === 'booked' || outcome === 'dropped'
  if (!isDone) await write(`${what.deed}Refused`, { why: outcome })
  return { type: 'said', on: pageOf(id), said: outcomes[outcome] }
}

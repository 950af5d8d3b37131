import { createHash } from 'node:crypto'
import { decisionOf } from '#modules/compliance'
import { isoTime } from '#platform/iso-time'
import { writeDeed } from './deeds/write-deed.ts'
import type { BackofficeNeeds } from './needs.ts'
import { noteOf } from './note.ts'
import { isCaseNumber, ofCase, type CaseFound } from './of-case.ts'
import { addressesPage, addressPage } from './pages/addresses-page.ts'
import type { Answered, DeskRequest, DeskRoute } from './route.ts'
import type { SentenceName } from './sentences.ts'
import { withheldRoutes } from './withheld-routes.ts'

const place = '/desk/addresses'

/** Payments that are held because an address is flagged: seen by whoever sees players, decided by whoever closes flags. */
export const addressRoutes = (needs: BackofficeNeeds): readonly DeskRoute[] => [
  {
    method: 'GET',
    path: place,
    at: place,
    right: 'readPlayers',
    answer: (asked) => list(needs, asked),
  },
  {
    method: 'GET',
    path: `${place}/:id`,
    at: place,
    right: 'readPlayers',
    answer: (asked) =>
      ofCase(needs, asked, async ({ held, asked: answers }) => ({
        type: 'page',
        title: `Held payment ${held.id}`,
        body: addressPage(
          held,
          { asked: answers, payout: await needs.cashier.withheldPayout(held.payment) },
          asked.present,
        ),
      })),
  },
  {
    method: 'POST',
    path: `${place}/:id/say`,
    at: place,
    right: 'closeFlags',
    confirms: 'decide on a held payment',
    answer: (asked) => ofCase(needs, asked, ({ held }) => say(needs, asked, held.id)),
  },
  {
    method: 'POST',
    path: `${place}/:id/take-back`,
    at: place,
    right: 'closeFlags',
    confirms: 'take back a vote on a held payment',
    answer: (asked) => ofCase(needs, asked, ({ held }) => takeBack(needs, asked, held.id)),
  },
  ...withheldRoutes(needs),
  {
    method: 'POST',
    path: `${place}/:id/report`,
    at: place,
    right: 'closeFlags',
    confirms: 'download a report with personal data',
    answer: (asked) => ofCase(needs, asked, (found) => report(needs, asked, found)),
  },
]

const shownAtOnce = 25

async function list(
  { compliance }: BackofficeNeeds,
  { query, present }: DeskRequest,
): Promise<Answered> {
  const decided = query.get('show') === 'decided'
  const typed = query.get('after') ?? ''
  const after = isCaseNumber(typed) ? typed : null
  const found = await compliance.addressCases({ decided, after, limit: shownAtOnce + 1 })
  const cases = found.slice(0, shownAtOnce)
  const next = found.length > cases.length ? (cases.at(-1)?.id ?? null) : null
  const body = addressesPage(cases, { decided, isFirst: after === null, next }, present)
  return { type: 'page', title: 'Addresses', body }
}

const outcomes = {
  firstOfTwo: 'addressFirstOfTwo',
  changed: 'addressChanged',
  takenBack: 'addressTakenBack',
  nothingSaid: 'nothingSaid',
  released: 'addressReleased',
  refused: 'addressRefused',
  saidBefore: 'saidBefore',
  decided: 'alreadyDecided',
  notFound: 'notFound',
} as const satisfies Readonly<Record<string, SentenceName>>

async function say(needs: BackofficeNeeds, asked: DeskRequest, id: string): Promise<Answered> {
  const says = asked.form.get('says')
  if (says !== 'release' && says !== 'refuse') return { type: 'none' }
  const why = noteOf(asked, 'why')
  if (why === null) return { type: 'said', on: place, said: 'noteMissing' }
  const staff = asked.present.name
  const outcome = await needs.database.transaction(async (tx) => {
    const became = await needs.compliance.sayOnAddress(tx, { id, staff, says, why })
    if (became !== 'saidBefore' && became !== 'decided' && became !== 'notFound')
      await writeDeed(tx, {
        at: needs.clock.now(),
        staff,
        deed: 'decideAddress',
        subject: `address ${id}`,
        facts: { says, why, became },
      })
    return became
  })
  return { type: 'said', on: place, said: outcomes[outcome] }
}

async function takeBack(needs: BackofficeNeeds, asked: DeskRequest, id: string): Promise<Answered> {
  const why = noteOf(asked, 'why')
  if (why === null) return { type: 'said', on: place, said: 'noteMissing' }
  const staff = asked.present.name
  const outcome = await needs.database.transaction(async (tx) => {
    const became = await needs.compliance.takeBackSaying(tx, { id, staff, why })
    if (became === 'takenBack')
      await writeDeed(tx, {
        at: needs.clock.now(),
        staff,
        deed: 'takeBackAddress',
        subject: `address ${id}`,
        facts: { why },
      })
    return became
  })
  return { type: 'said', on: place, said: outcomes[outcome] }
}

/**
 * What the authority is told of a held payment, or a court that wants the money: the payment, every answer of the lists, what people said.
 * The deed keeps the grounds and the file's SHA-256.
 */
async function report(
  needs: BackofficeNeeds,
  asked: DeskRequest,
  { held, asked: answers }: CaseFound,
): Promise<Answered> {
  const grounds = noteOf(asked, 'grounds')
  if (grounds === null) return { type: 'said', on: place, said: 'noteMissing' }
  const detail = await needs.cashier.transactionDetail(held.payment)
  if (!detail) return { type: 'none' }
  const at = needs.clock.now()
  const staff = asked.present.name
  const { payment, steps } = detail
  const told = {
    reportedBy: needs.brand,
    madeAt: isoTime(at),
    madeBy: staff,
    grounds,
    player: held.player,
    payment: {
      id: payment.id,
      type: payment.type,
      state: payment.state,
      amountInCents: String(payment.amount),
      asset: payment.asset,
      unitsOfAsset: payment.assetUnits === null ? null : String(payment.assetUnits),
      ourAddressOrTheirs: payment.address,
      transaction: payment.txid,
      begunAt: isoTime(payment.createdAt),
      steps: steps.map(({ from_state, to_state, at: madeAt, by, actor, reason }) => ({
        from: from_state,
        to: to_state,
        at: madeAt.toISOString(),
        by,
        actor,
        reason,
      })),
    },
    flagged: {
      address: held.address,
      asset: held.asset,
      findings: held.findings,
      list: held.list,
      heldSince: isoTime(held.openedAt),
      decision: decisionOf(held),
      said: held.votes.map((vote) => ({ ...vote, at: isoTime(vote.at) })),
      takenBack: held.takenBack.map((vote) => ({
        ...vote,
        at: isoTime(vote.at),
        backAt: isoTime(vote.backAt),
      })),
    },
    asked: answers.map(({ at: askedAt, ...answer }) => ({ ...answer, at: isoTime(askedAt) })),
  }
  const content = Buffer.from(`${JSON.stringify(told, null, 2)}\n`)
  const sha256 = createHash('sha256').update(content).digest('hex')
  await needs.database.transaction((tx) =>
    writeDeed(tx, {
      at,
      staff,
      deed: 'reportAddress',
      subject: `address ${held.id}`,
      facts: { grounds, sha256 },
    }),
  )
  const name = `report-address-${held.id}-${isoTime(at).slice(0, 10)}.json`
  return { type: 'file', contentType: 'application/json', content, name }
}

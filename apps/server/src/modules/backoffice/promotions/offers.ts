import type {
  makeCode,
  offers,
  pauseOffer,
  priceOffer,
  StaffOffer,
} from '@fairhouse/contract/backoffice/promotions'
import type { ListedOffer, OfferPrice } from '#modules/bonuses'
import { playerId } from '#platform/ids'
import { fromIsoTime, isoTime } from '#platform/iso-time'
import { NotDone, once } from '../calls/once.ts'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { questionOf } from '../store/segments.ts'
import { takesTwo } from './code-takes-two.ts'

export const tellOffers =
  ({ database, bonuses }: BackofficeNeeds): StaffAnswer<typeof offers> =>
  async () => ({
    reply: {
      offers: (await bonuses.offers(database)).map(shown),
      games: [...bonuses.games()],
    },
  })

const shown = ({ offer, standing, span, uses, figures }: ListedOffer): StaffOffer => ({
  id: offer.id,
  code: offer.code,
  name: offer.name,
  promotion: offer.promotion,
  standing,
  terms: offer.terms,
  opensAt: span === null || span.from === 0 ? null : isoTime(span.from),
  closesAt: span === null || span.to === null ? null : isoTime(span.to),
  player: offer.player,
  segment: offer.segment,
  uses,
  ...figures,
})

/** What claims would cost; nothing is changed by asking. */
export const tellPrice =
  ({ bonuses }: BackofficeNeeds): StaffAnswer<typeof priceOffer> =>
  async (_present, { terms, uri, deposit, claims }) => {
    const price = await bonuses.price(terms, { uri, deposit })
    if (price === 'tooOften') return { refused: price }
    return { reply: { price: price === null ? null : inCents(price, claims) } }
  }

/** Rounded once, each sum by itself. */
function inCents({ gives, paidOut, chance, keeps }: OfferPrice, claims: number) {
  const sums = (times: number) => ({
    gives: Math.round(gives * times),
    paidOut: Math.round(paidOut * times),
    keeps: Math.round(keeps * times),
    cost: Math.round((paidOut - keeps) * times),
  })
  return { ...sums(1), chance: Math.round(chance * 10_000), ofAll: sums(claims) }
}

export const pause =
  ({ database, clock, bonuses }: BackofficeNeeds): StaffAnswer<typeof pauseOffer> =>
  async ({ name }, { offer, paused, note }) =>
    database.transaction(async (tx) => {
      const done = await bonuses.pause(tx, { offer, paused, by: name })
      if (done !== 'done' && done !== 'approved') return { refused: done }
      await writeDeed(tx, {
        at: clock.now(),
        staff: name,
        deed: done === 'approved' ? 'approveOffer' : paused ? 'pauseOffer' : 'resumeOffer',
        subject: `offer ${offer}`,
        facts: { note },
      })
      return { reply: {} }
    })

export const makeNewCode =
  (needs: BackofficeNeeds): StaffAnswer<typeof makeCode> =>
  async (
    present,
    { key, code, name, terms, usesAtMost, player, startsAt, endsAt, note, ...of },
  ) => {
    const segment = of.segment ?? null
    if (segment !== null && (await questionOf(needs.database, segment)) === null)
      return { refused: 'notFound' }
    const facts = {
      name,
      terms: JSON.stringify(terms),
      usesAtMost,
      player,
      segment,
      startsAt,
      endsAt,
      note,
    }
    const wish = {
      call: 'makeCode',
      deed: 'makeCode',
      player: null,
      subject: `offer code:${code}`,
      key,
      body: { code, ...facts },
      made: null,
    } as const
    const outcome = await once(needs, present, wish, async (tx) => {
      const isNew = await needs.bonuses.makeCode(tx, {
        code,
        name,
        terms,
        usesAtMost,
        player: player === null ? null : playerId(player),
        segment,
        startsAt: fromIsoTime(startsAt),
        endsAt: endsAt === null ? null : fromIsoTime(endsAt),
        madeBy: present.name,
        takesTwo: takesTwo({ terms, usesAtMost, player }),
      })
      if (!isNew) throw new NotDone('soAlready')
      return facts
    })
    return 'refused' in outcome ? outcome : { reply: {} }
  }

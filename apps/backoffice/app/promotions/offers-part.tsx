import type { StaffOffer } from '@fairhouse/contract/backoffice/promotions'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { Moment, Money, Tag, wholeNumber } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { promotions as texts } from '../texts/promotions.ts'
import { useCall } from '../use-call.ts'
import { NewCode } from './new-code.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { PriceSheet } from './price-sheet.tsx'

type Open =
  | { readonly what: 'price' | 'pause'; readonly offer: StaffOffer }
  | { readonly what: 'newCode' }

/** Everything that can be claimed, with what came of it. */
export function OffersPart() {
  const { state, reload } = useCall('offers', {})
  const { open, show, close, done } = useSheet<Open>(reload)
  const may = useMay()
  return (
    <Loaded state={state}>
      {({ offers, games }) => (
        <section className="panel">
          {may('runPromotions') ? (
            <p className="acts">
              <Button rank="first" size="small" onClick={() => show({ what: 'newCode' })}>
                {texts.newCode}
              </Button>
            </p>
          ) : null}
          <OfferTable offers={offers} open={show} />
          {open?.what === 'newCode' ? <NewCode onClose={close} onDone={done} /> : null}
          {open?.what === 'price' ? (
            <PriceSheet offer={open.offer} games={games} onClose={close} />
          ) : null}
          {open?.what === 'pause' ? (
            <Pause offer={open.offer} onClose={close} onDone={done} />
          ) : null}
        </section>
      )}
    </Loaded>
  )
}

function OfferTable({
  offers,
  open,
}: {
  offers: readonly StaffOffer[]
  open: (open: Open) => void
}) {
  const may = useMay()
  return (
    <Table
      name={texts.title}
      heads={[
        texts.name,
        texts.code,
        texts.standing,
        texts.gives,
        texts.when,
        { name: texts.claims, isNumber: true },
        { name: texts.running, isNumber: true },
        { name: texts.given, isNumber: true },
        { name: texts.paidOut, isNumber: true },
        texts.acts,
      ]}
      rows={offers.map((offer) => ({
        key: offer.id,
        cells: [
          offer.name,
          <code key="code">{offer.code}</code>,
          <Tag
            key="standing"
            word={offer.standing}
            kind={offer.standing === 'open' ? 'good' : 'now'}
          />,
          <OfferTerms key="terms" offer={offer} />,
          <When key="when" offer={offer} />,
          wholeNumber(offer.claims),
          wholeNumber(offer.running),
          <Money key="given" units={offer.given} currency="USD" />,
          <Money key="paid" units={offer.paidOut} currency="USD" />,
          <span key="acts" className="acts">
            <Button size="small" onClick={() => open({ what: 'price', offer })}>
              {texts.price}
            </Button>
            {may('runPromotions') ? (
              <Button size="small" onClick={() => open({ what: 'pause', offer })}>
                {actOn(offer)}
              </Button>
            ) : null}
          </span>,
        ],
      }))}
      none={texts.none}
    />
  )
}

function When({ offer: { opensAt, closesAt } }: { offer: StaffOffer }) {
  if (opensAt === null && closesAt === null) return texts.always
  return (
    <>
      {opensAt === null ? null : (
        <>
          {texts.from} <Moment at={opensAt} />{' '}
        </>
      )}
      {closesAt === null ? null : (
        <>
          {texts.until} <Moment at={closesAt} />
        </>
      )}
    </>
  )
}

const stands = (standing: StaffOffer['standing']) => standing === 'paused' || standing === 'waits'

function actOn({ standing }: StaffOffer): string {
  if (standing === 'waits') return texts.approve
  return standing === 'paused' ? texts.resume : texts.pause
}

function Pause({
  offer,
  onClose,
  onDone,
}: {
  offer: StaffOffer
  onClose: () => void
  onDone: () => void
}) {
  const { id, name, standing } = offer
  const isPaused = stands(standing)
  return (
    <AskForm
      call="pauseOffer"
      title={actOn(offer)}
      bodyOf={(fields) => ({ offer: id, paused: !isPaused, note: textOf(fields, 'note') })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{name}</p>
      <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
    </AskForm>
  )
}

import type { Currency } from '@fairhouse/money'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { MeterRecount } from '@fairhouse/verifier/recount-meter'
import { SealOf, Step } from './step.tsx'

interface Props {
  readonly texts: Texts['verify']
  readonly meters: readonly MeterRecount[]
}

/** What the round did at the meters of progressive jackpots. */
export function MeterStep({ texts, meters }: Props) {
  const compared = meters.filter(({ agrees }) => agrees !== null)
  const agrees = compared.length === 0 ? null : compared.every((meter) => meter.agrees === true)
  return (
    <Step title={texts.stepMeters} agrees={agrees}>
      {meters.map((meter) => (
        <AtMeter key={meter.at.meter} texts={texts} meter={meter} />
      ))}
    </Step>
  )
}

function AtMeter({ texts, meter }: { texts: Texts['verify']; meter: MeterRecount }) {
  const { number } = useWriting()
  const { at, isLinked, secret } = meter
  const named = { meter: at.meter, number: number(at.movement ?? 0) }
  return (
    <>
      <p className={isLinked === false ? 'step-differs' : 'step-says'}>
        {fill(linkText(texts, meter), named)}
      </p>
      {at.won?.turnover ? <Drawn {...{ texts, meter }} turnover={at.won.turnover} /> : null}
      {secret ? (
        <>
          <Amount texts={texts} meter={meter} secret={secret} />
          <div className={`seals seals-${secret.agrees ? 'agree' : 'differ'}`}>
            <SealOf hash={secret.saidHash} words={texts.shown} />
            <SealOf hash={secret.hash} words={texts.recomputed} />
          </div>
        </>
      ) : null}
    </>
  )
}

function linkText(texts: Texts['verify'], { at, isLinked }: MeterRecount): string {
  if (at.movement === null) return texts.meterOld
  if (isLinked === null) return texts.meterUnread
  return isLinked ? texts.meterFed : texts.meterDiffers
}

type Told = Omit<Props, 'meters'> & { readonly meter: MeterRecount }

function Drawn({ texts, meter: { at }, turnover }: Told & { readonly turnover: number }) {
  const { money } = useWriting()
  const odds = { turnover: money(turnover, at.currency), amount: wonAt(at, money) }
  return <p className="step-says">{fill(texts.meterDrawn, odds)}</p>
}

function Amount({
  texts,
  meter: { at },
  secret,
}: Told & { readonly secret: NonNullable<MeterRecount['secret']> }) {
  const { money } = useWriting()
  const says = secret.isMixed ? texts.meterSecret : texts.meterSecretAlone
  const said = { secret: money(secret.amount, at.currency), amount: wonAt(at, money) }
  return (
    <p className={secret.agrees ? 'step-says' : 'step-differs'}>
      {fill(secret.agrees ? says : texts.meterSecretDiffers, said)}
    </p>
  )
}

const wonAt = (
  { won, currency }: MeterRecount['at'],
  money: (amount: number, currency: Currency) => string,
): string => money(won?.amount ?? 0, currency)

import type { LottoShown } from '@fairhouse/contract/entities/loyalty'
import { Ticket } from 'lucide-react'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { CopyButton } from '../../shell/parts/copy-button.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['lotto']
  readonly shown: LottoShown
}

/** The draw that tickets are for now. */
export function NextDraw({ texts, shown }: Props) {
  const { language } = useHouse()
  const { money, number } = useWriting()
  const { next } = shown
  if (next === null) return <p className="lotto-next">{texts.none}</p>
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return (
    <section className="lotto-next" aria-label={fill(texts.number, { number: next.number })}>
      <div className="lotto-first">
        <h2>
          <Ticket size={20} aria-hidden="true" /> {fill(texts.number, { number: next.number })}
        </h2>
        <p className="lotto-first-name">{texts.first}</p>
        <p className="lotto-first-sum amount">{money(next.first, 'USD')}</p>
        <p>{texts.grows}</p>
        <p>
          <time dateTime={next.closesAt}>
            {fill(texts.closes, { date: `${date.format(new Date(next.closesAt))} UTC` })}
          </time>
        </p>
      </div>
      <div className="lotto-side">
        <dl>
          <div>
            <dt>{texts.tickets}</dt>
            <dd className="amount">{number(next.tickets)}</dd>
          </div>
        </dl>
        <OwnTickets texts={texts} shown={shown} next={next} />
        <h3>{texts.prizes}</h3>
        <ul className="lotto-prizes">
          {[...Map.groupBy(next.prizes, (amount) => amount)].map(([amount, all]) => (
            <li key={amount} className="amount">
              {fill(texts.prize, { count: all.length, amount: money(amount, 'USD') })}
            </li>
          ))}
        </ul>
        <p>{fill(texts.prizesText, { among: number(next.firstAmong) })}</p>
      </div>
      <div className="lotto-promise">
        <h3>{texts.promise}</h3>
        <p>{texts.promiseText}</p>
        <p>
          <CopyButton className="lotto-hash" text={next.serverSeedHash}>
            <span>{texts.hash}</span> <code>{next.serverSeedHash}</code>
          </CopyButton>
        </p>
      </div>
    </section>
  )
}

function OwnTickets({
  texts,
  shown,
  next,
}: Props & { readonly next: NonNullable<LottoShown['next']> }) {
  const { number, percent } = useWriting()
  const status = useStatus()
  if (!status.isLogged) return <p>{texts.signIn}</p>
  const { mine, withheld } = shown
  if (withheld !== null) return <p>{texts.withheld[withheld]}</p>
  if (mine === 0) return <p>{texts.noTickets}</p>
  const chance = mine / Math.max(next.tickets, next.firstAmong)
  return (
    <>
      <dl>
        <div>
          <dt>{texts.mine}</dt>
          <dd className="amount">{number(mine)}</dd>
        </div>
      </dl>
      <p>{fill(texts.odds, { part: percent(chance, 2) })}</p>
    </>
  )
}

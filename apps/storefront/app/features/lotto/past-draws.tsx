import type { PastDraw } from '@fairhouse/contract/entities/loyalty'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { VerifyDraw } from './verify-draw.tsx'

interface Props {
  readonly texts: Texts['lotto']
  readonly past: readonly PastDraw[]
}

/** Draws that are over, the newest first. */
export function PastDraws({ texts, past }: Props) {
  return (
    <section className="lotto-past">
      <h2>{texts.past}</h2>
      {past.length === 0 ? <p>{texts.noPast}</p> : null}
      {past.map((draw) => (
        <Draw key={draw.number} texts={texts} draw={draw} />
      ))}
    </section>
  )
}

/** What is said of a ticket that was drawn. */
function ticketText(
  texts: Props['texts'],
  { owner, given }: Pick<PastDraw['prizes'][number], 'owner' | 'given'>,
): string {
  if (owner === null) return texts.unsold
  return given ? texts.ticket : texts.notGiven
}

function Draw({ texts, draw }: { texts: Props['texts']; draw: PastDraw }) {
  const { language } = useHouse()
  const { money, number } = useWriting()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const held = {
    date: date.format(new Date(draw.drawnAt)),
    count: number(draw.tickets),
  }
  return (
    <article className="lotto-draw">
      <h3>{fill(texts.number, { number: draw.number })}</h3>
      <p>{fill(texts.drawn, held)}</p>
      {draw.own ? (
        <p>
          {fill(texts.ownRun, {
            from: number(draw.own.first),
            to: number(draw.own.first + draw.own.count - 1),
            name: draw.own.owner,
          })}
        </p>
      ) : null}
      <ol className="lotto-winners">
        {draw.prizes.map(({ amount, ticket, owner, given, isMine }) => (
          <li key={`${amount} ${ticket}`} data-mine={isMine || undefined}>
            <b className="amount">{money(amount, 'USD')}</b>
            <span>{fill(ticketText(texts, { owner, given }), { ticket })}</span>
            {isMine ? <strong>{texts.yours}</strong> : null}
          </li>
        ))}
      </ol>
      <VerifyDraw texts={texts} draw={draw} />
    </article>
  )
}

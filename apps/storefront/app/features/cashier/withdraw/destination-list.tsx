import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { MethodIcon } from '../frame/method-icon.tsx'
import { wordOf } from '../payment/word-of.ts'
import { wayWords } from './way-words.ts'
import { type Destination, payingMethods } from './destinations.ts'
import type { Withdrawal } from './use-withdrawal.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'

interface Props {
  readonly texts: WithdrawTexts
  readonly reply: Withdrawal
  readonly destinations: readonly Destination[]
  readonly destination: Destination | null
  choose(userPMId: string): void
  add(method: Destination['method']): void
}

/** Where to: what the player saved, and every way that can be added. */
export function DestinationList({
  texts: { page, words },
  reply,
  destinations,
  destination,
  choose,
  add,
}: Props) {
  const { money, path } = useWriting()
  const methods = payingMethods(reply.methods)
  const mostWords = (ceiling: number): string =>
    ceiling === 0
      ? page.plan.afterwards
      : fill(page.plan.firstHere, { amount: money(ceiling, 'USD') })
  if (methods.length === 0) return <p className="withdraw-none">{page.noMethods}</p>
  return (
    <fieldset className="withdraw-where">
      <legend>{page.where}</legend>
      {destinations.length === 0 ? <p className="withdraw-none">{page.noDestinations}</p> : null}
      {destinations.map(({ saved, method, ceiling }) => (
        <label key={saved.userPMId} className="withdraw-way">
          <input
            type="radio"
            name="destination"
            value={saved.userPMId}
            checked={saved.userPMId === destination?.saved.userPMId}
            onChange={() => choose(saved.userPMId)}
          />
          <MethodIcon method={method} size={32} />
          <span className="withdraw-way-name">{saved.label}</span>
          <span className="withdraw-way-means">
            {wayWords(words, method)}
            {ceiling === null ? null : (
              <span className="withdraw-way-most">{mostWords(ceiling)}</span>
            )}
          </span>
        </label>
      ))}
      {destination?.method.kind === 'coin' ? (
        <p className="withdraw-quiet">
          <Link to={path('/cashier/wallets')}>{page.wallet.show}</Link>
        </p>
      ) : null}
      <ul className="withdraw-adds">
        {methods.map((method) => (
          <li key={method.name}>
            <AddWay
              page={page}
              name={wordOf(words.methods, method.name)}
              method={method}
              add={add}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface AddProps {
  readonly page: WithdrawTexts['page']
  readonly name: string
  readonly method: Destination['method']
  add(method: Destination['method']): void
}

/** A method without a form here, such as a card, is added by paying in with it. */
function AddWay({ page, name, method, add }: AddProps) {
  const { path } = useWriting()
  const words = (
    <>
      <MethodIcon method={method} size={24} />
      {fill(page.add[method.kind], { name })}
      <Plus size={18} aria-hidden="true" />
    </>
  )
  return method.withdrawalFields.length === 0 ? (
    <Link className="withdraw-add" to={path(`/cashier/deposit/add-method/${method.name}`)}>
      {words}
    </Link>
  ) : (
    <button type="button" className="withdraw-add" onClick={() => add(method)}>
      {words}
    </button>
  )
}

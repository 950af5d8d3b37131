import type {
  AwayMethod,
  PaymentMethod,
  SavedMethod,
} from '@fairhouse/contract/entities/payment-method'
import { buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { Pencil, Wallet } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { MethodIcon } from '../frame/method-icon.tsx'
import { wordOf } from '../payment/word-of.ts'
import { wayTo } from './chosen.ts'
import type { DepositTexts } from './deposit-texts.ts'

interface Props {
  readonly texts: DepositTexts
  readonly methods: readonly PaymentMethod[]
  readonly away: readonly AwayMethod[]
  readonly saved: readonly SavedMethod[]
}

/** Every way to pay in: those that the player has used first, those that a demo lacks last. */
export function MethodList({ texts, methods, away, saved }: Props) {
  const { deposit } = texts
  const offered = methods.filter((method) => method.deposit !== null)
  const mine = saved.filter(({ canDeposit }) => canDeposit)
  if (offered.length === 0) {
    return <State title={deposit.noneTitle} text={deposit.none} picture={<Wallet size={56} />} />
  }
  return (
    <>
      {mine.length === 0 ? null : (
        <Group title={deposit.saved} className="ways-saved">
          {mine.map((one) => (
            <SavedWay key={one.userPMId} texts={texts} saved={one} methods={offered} />
          ))}
        </Group>
      )}
      <Group title={mine.length === 0 ? deposit.choose : deposit.others} className="ways">
        {offered.map((method) => (
          <Way key={method.name} texts={texts} method={method} />
        ))}
        {away.map((one) => (
          <AwayWay key={one.method.name} texts={texts} away={one} />
        ))}
      </Group>
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly className: string
  readonly children: React.ReactNode
}

function Group({ title, className, children }: GroupProps) {
  const id = useId()
  return (
    <section className="ways-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={className}>{children}</ul>
    </section>
  )
}

function Way({ texts: { words }, method }: { texts: DepositTexts; method: PaymentMethod }) {
  return (
    <li>
      <Link className="way" to={wayTo(method.name)} preventScrollReset>
        <MethodIcon method={method} size={32} />
        <b>{wordOf(words.methods, method.name)}</b>
        <span>{method.deposit ? words.takes[method.deposit.takes] : null}</span>
      </Link>
    </li>
  )
}

function AwayWay({ texts: { deposit, words }, away }: { texts: DepositTexts; away: AwayMethod }) {
  const { method, why } = away
  return (
    <li className="way way-away">
      <MethodIcon method={method} size={32} />
      <b>{wordOf(words.methods, method.name)}</b>
      <span>{deposit[why]}</span>
    </li>
  )
}

interface SavedProps {
  readonly texts: DepositTexts
  readonly saved: SavedMethod
  readonly methods: readonly PaymentMethod[]
}

function SavedWay({ texts: { deposit, words }, saved, methods }: SavedProps) {
  const { path } = useWriting()
  const method = methods.find(({ name }) => name === saved.method)
  if (!method) return null
  const { userPMId, label, expires } = saved
  return (
    <li className="way-saved">
      <Link className="way" to={wayTo(method.name, userPMId)} preventScrollReset>
        <MethodIcon method={method} size={32} />
        <b>{label}</b>
        <span>
          {expires === null
            ? wordOf(words.methods, method.name)
            : fill(deposit.expires, { month: expires })}
        </span>
      </Link>
      <Link
        className={buttonClass({ rank: 'plain', icon: true })}
        to={path(`/cashier/deposit/edit-method/${userPMId}`)}
        aria-label={fill(deposit.edit, { name: label })}
      >
        <Pencil size={18} />
      </Link>
    </li>
  )
}

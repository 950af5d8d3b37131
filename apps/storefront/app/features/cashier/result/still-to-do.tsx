import type { PaymentInstruction, Transaction } from '@fairhouse/contract/entities/payment'
import { Button, buttonClass } from '@fairhouse/ui/button'
import { FlaskConical } from 'lucide-react'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { wordOf } from '../payment/word-of.ts'
import { CopiedLine } from '../words/copied-line.tsx'
import { isUnanswered } from './end-of.ts'

interface Props {
  readonly texts: { readonly result: Texts['cashierResult']; readonly words: Texts['cashierWords'] }
  readonly payment: Transaction
  readonly instruction: PaymentInstruction | null
  again(): void
}

/** What the player of a deposit has still to do: pay at the provider's page, or make the transfer. */
export function StillToDo({ texts, payment, instruction, again }: Props) {
  const { result, words } = texts
  if (isUnanswered(payment, instruction)) {
    return (
      <div className="result-silent">
        <p>{result.bankNotNow}</p>
        <Button onClick={again}>{words.payment.tryAgain}</Button>
      </div>
    )
  }
  if (instruction?.kind === 'bank')
    return <BankLines texts={texts} payment={payment} lines={instruction.lines} />
  if (instruction?.kind !== 'redirect') return null
  return (
    <a className={buttonClass({ rank: 'first', size: 'large', wide: true })} href={instruction.url}>
      {result.toPayment}
    </a>
  )
}

interface BankProps extends Pick<Props, 'texts' | 'payment'> {
  readonly lines: Extract<PaymentInstruction, { kind: 'bank' }>['lines']
}

/** What is to be written into the transfer, line by line. */
function BankLines({ texts: { result, words }, payment, lines }: BankProps) {
  const { money } = useWriting()
  return (
    <section className="bank" aria-labelledby="bank-heading">
      <h2 id="bank-heading">{result.bankHeading}</h2>
      <p>{fill(result.bankText, { amount: money(payment.amount, payment.currency) })}</p>
      <dl className="bank-lines">
        {lines.map(({ label, value }) => (
          <CopiedLine
            key={label}
            name={wordOf(result.bankLines, label)}
            value={value}
            shown={label === 'iban' ? inFours(value) : value}
            copy={words.payment.copy}
          />
        ))}
      </dl>
      <p className="bank-warning">{result.bankReference}</p>
      {payment.sandbox ? <TestTransfer texts={result} lines={lines} /> : null}
    </section>
  )
}

/** An IBAN as banks print it. */
const inFours = (value: string): string => value.replace(/(.{4})(?=.)/g, '$1 ')

interface TestProps extends Pick<BankProps, 'lines'> {
  readonly texts: Texts['cashierResult']
}

/** The way to the sandbox's bank, where a player of a demo makes the transfer. */
function TestTransfer({ texts, lines }: TestProps) {
  const { language: lang } = useHouse()
  const reference = lines.find(({ label }) => label === 'reference')?.value ?? ''
  return (
    <div className="bank-test">
      <a
        className={buttonClass()}
        href={`/payments/bank?${new URLSearchParams({ reference, lang })}`}
        target="_blank"
        rel="noopener"
      >
        <FlaskConical size={18} />
        {texts.bankTest}
      </a>
      <p>{texts.bankTestMeans}</p>
    </div>
  )
}

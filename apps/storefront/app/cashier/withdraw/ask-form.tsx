import { Button } from '@fairhouse/ui/button'
import { type FormEvent, Suspense, useId, useState } from 'react'
import { useWriting } from '../../language/house.tsx'
import { fill } from '../../language/say.ts'
import { AmountEntry } from './amount-entry.tsx'
import { type Destination, destinationsOf, likeliest } from './destinations.ts'
import { DestinationList } from './destination-list.tsx'
import { Reckoning } from './reckoning.tsx'
import { useAmount } from './use-amount.ts'
import type { Withdrawal } from './use-withdrawal.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'
import { later } from '../../waking/later.ts'

interface Props {
  readonly texts: WithdrawTexts
  readonly reply: Withdrawal
  /** Id of the saved method to pay to; null: the first to which anything may go. */
  readonly chosen: string | null
  choose(userPMId: string): void
  add(method: Destination['method']): void
  asked(): Promise<void>
}

const ConfirmSheet = later(async () => (await import('./confirm-sheet.tsx')).ConfirmSheet)

/** Where to, how much, what arrives: then a last look. */
export function AskForm({ texts, reply, chosen, choose, add, asked }: Props) {
  const { page } = texts
  const { money } = useWriting()
  const id = useId()
  const [isLooking, setLooking] = useState(false)
  const destinations = destinationsOf(reply)
  const destination =
    destinations.find(({ saved }) => saved.userPMId === chosen) ?? likeliest(destinations)
  const entry = useAmount({ page, destination, available: reply.available })
  function look(event: FormEvent): void {
    event.preventDefault()
    if (entry.check()) setLooking(true)
  }
  return (
    <section className="withdraw-part" aria-labelledby={id}>
      <h2 id={id}>{page.ask}</h2>
      <form className="withdraw-form" noValidate onSubmit={look}>
        <DestinationList
          texts={texts}
          reply={reply}
          destinations={destinations}
          destination={destination}
          choose={choose}
          add={add}
        />
        {destination === null ? null : (
          <>
            <AmountEntry page={page} entry={entry} destination={destination} reply={reply} />
            <Reckoning
              texts={texts}
              amount={entry.amount}
              destination={destination}
              quotes={reply.quotes}
            />
            <Button type="submit" rank="first" size="large" wide>
              {entry.amount === null
                ? page.goOn
                : fill(page.goOnWith, { amount: money(entry.amount, 'USD') })}
            </Button>
          </>
        )}
      </form>
      {isLooking && destination !== null && entry.amount !== null ? (
        <Suspense>
          <ConfirmSheet
            texts={texts}
            amount={entry.amount}
            destination={destination}
            quotes={reply.quotes}
            refused={(sentence) => {
              setLooking(false)
              entry.refuse(sentence)
            }}
            asked={async () => {
              setLooking(false)
              entry.type('')
              await asked()
            }}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

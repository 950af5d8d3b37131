import { fill } from '../../../shell/language/say.ts'

const shownEnds = 6

/** All of an address, with the ends that are compared set off. */
export function DestinationAddress({
  words,
  address,
}: {
  readonly words: string
  readonly address: string
}) {
  const [first, middle, last] = [
    address.slice(0, shownEnds),
    address.slice(shownEnds, -shownEnds),
    address.slice(-shownEnds),
  ]
  return (
    <>
      <code className="withdraw-address">
        <b>{first}</b>
        {middle}
        <b>{last}</b>
      </code>
      <span className="withdraw-quiet">{fill(words, { first, last })}</span>
    </>
  )
}

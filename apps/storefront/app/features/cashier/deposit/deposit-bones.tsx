import { Bone } from '@fairhouse/ui/state'
import type { DepositTexts } from './deposit-texts.ts'

/** As much room as most players' ways to pay will need. */
export const DepositBones = ({ texts }: { texts: DepositTexts }) => (
  <ul className="ways ways-bones" aria-busy="true" aria-label={texts.words.payment.loading}>
    {Array.from({ length: 6 }, (_, row) => (
      <li key={`bone ${row}`}>
        <Bone />
      </li>
    ))}
  </ul>
)

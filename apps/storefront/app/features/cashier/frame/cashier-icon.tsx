import drawings from './cashier-icons.svg?url'

/** A drawing of the cashier's own file, which comes beside the scripts. It says nothing; what it stands for is said beside it. */
export const CashierIcon = ({ name, size = 24 }: { name: string; size?: number }) => (
  <svg className="cashier-icon" width={size} height={size} aria-hidden="true">
    <use href={`${drawings}#${name}`} />
  </svg>
)

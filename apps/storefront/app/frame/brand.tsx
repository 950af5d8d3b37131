import { Link } from 'react-router'
import { useHouse, useWriting } from '../shell/house/house.tsx'

/** The house's mark: a seal of eight rays over a doorstep. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M20 3v7M20 3v7M32 8l-5 5M37 20h-7M8 8l5 5M3 20h7"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M11.5 33V20.5a8.5 8.5 0 0 1 17 0V33M5 36.5h30"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="20" cy="22" r="2.4" fill="currentColor" />
    </svg>
  )
}

export function Brand() {
  const { brand, logo } = useHouse()
  const [first = brand, ...rest] = brand.split(' ')
  return (
    <Link className="brand" to={useWriting().path('/')}>
      {logo === null ? <Mark /> : <img className="mark" src={logo} alt="" />}
      <span className="brand-name">
        {first} <span className="brand-rest">{rest.join(' ')}</span>
      </span>
    </Link>
  )
}

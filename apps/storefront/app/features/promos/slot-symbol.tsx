import type { MiniSlotSymbol } from '@fairhouse/contract/promo-rules'
import type { ReactNode } from 'react'

/** One of the five symbols of the mini slot, drawn; whoever shows it names it. */
export function SlotSymbol({ name }: { readonly name: MiniSlotSymbol }) {
  return (
    <svg className="slot-symbol" viewBox="0 0 64 64" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}

const star = 'M32 6l8 17 18 2.5-13 12.7 3.2 18.3L32 47.8 15.8 56.5 19 38.2 6 25.5 24 23z'
const leaf = 'M32 32c-5-4-13-6-13-13a7 7 0 0 1 13-3.5 7 7 0 0 1 13 3.500c0 7-8 9-13 13z'

const drawings: Readonly<Record<MiniSlotSymbol, ReactNode>> = {
  seven: (
    <>
      <path
        d="M12 9h41v10C41 30 36 41 34 56H20c2-14 7-25 16-34H22v6H12z"
        fill="#e23b3b"
        stroke="#7d0f16"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M15 12h35v3H15z" fill="#ffb1a1" />
    </>
  ),
  bell: (
    <>
      <path
        d="M32 8c-11 0-16 9-16 19 0 12-4 15-7 19h46c-3-4-7-7-7-19 0-10-5-19-16-19z"
        fill="#f0b93a"
        stroke="#8a5a08"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M24 16c-3 4-3.5 9-3.5 13"
        fill="none"
        stroke="#fff0bd"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="32" cy="52" r="5.5" fill="#b97d16" stroke="#8a5a08" strokeWidth="2" />
      <circle cx="32" cy="7" r="3.5" fill="#b97d16" />
    </>
  ),
  cherry: (
    <>
      <path
        d="M21 39C22 24 31 14 46 9M43 41C45 29 46 18 46 9"
        fill="none"
        stroke="#3f7d35"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M46 9c-9-4-17-2-21 4 8 3 16 2 21-4z" fill="#5aa84a" />
      <circle cx="20" cy="47" r="10.5" fill="#c4203d" stroke="#6e0a20" strokeWidth="2.5" />
      <circle cx="44" cy="48" r="10.5" fill="#d92b49" stroke="#6e0a20" strokeWidth="2.5" />
      <circle cx="16.5" cy="43" r="2.7" fill="#ffc1c9" />
      <circle cx="40.5" cy="44" r="2.7" fill="#ffc1c9" />
    </>
  ),
  clover: (
    <>
      <path
        d="M32 32c1 10 4 18 10 24"
        fill="none"
        stroke="#2c7d43"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="#3fae5c" stroke="#1d6a35" strokeWidth="2">
        <path d={leaf} />
        <path d={leaf} transform="rotate(90 32 32)" />
        <path d={leaf} transform="rotate(180 32 32)" />
        <path d={leaf} transform="rotate(270 32 32)" />
      </g>
    </>
  ),
  star: (
    <>
      <path d={star} fill="#5aa7f0" stroke="#1d4f91" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M32 14l4.5 10.5" stroke="#dcedff" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
}

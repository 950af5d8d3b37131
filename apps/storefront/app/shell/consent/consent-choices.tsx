import { useState } from 'react'
import { fill } from '../language/say.ts'
import { allow, type Purpose } from './consent.ts'
import type { Outside } from '../house/outside.ts'
import { placeOf, purposesOf } from './outside.ts'
import { useConsent } from './use-consent.ts'
import './consent.css'

/** Each service with its switch, on the privacy page: as easy to take back as to give. */
export function ConsentChoices({ outside }: { outside: Outside }) {
  const { words } = outside
  const allowed = useConsent() ?? []
  const [isSaved, setIsSaved] = useState(false)
  const change = (purpose: Purpose, isOn: boolean): void => {
    const others = allowed.filter((other) => other !== purpose)
    allow(isOn ? [...others, purpose] : others)
    setIsSaved(true)
  }
  return (
    <section className="frame-width consent-choices" id="outside" aria-labelledby="outside-heading">
      <h2 id="outside-heading">{words.heading}</h2>
      <p>{words.lead}</p>
      {purposesOf(outside).map((purpose) => (
        <div key={purpose} className="consent-choice">
          <input
            id={`outside-${purpose}`}
            type="checkbox"
            aria-describedby={`outside-${purpose}-text`}
            checked={allowed.includes(purpose)}
            onChange={(event) => change(purpose, event.target.checked)}
          />
          <label htmlFor={`outside-${purpose}`}>{words[purpose]}</label>
          <p id={`outside-${purpose}-text`}>
            {fill(words[`${purpose}Text`], { place: placeOf(outside, purpose) })}
          </p>
        </div>
      ))}
      <p role="status">{isSaved ? words.saved : null}</p>
    </section>
  )
}

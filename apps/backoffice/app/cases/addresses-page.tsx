import { useCallback } from 'react'
import { ask } from '../ask.ts'
import { Choice } from '../parts/choice.tsx'
import { PagesOf } from '../parts/pages-of.tsx'
import { useChoices } from '../parts/use-choices.ts'
import { addresses as texts } from '../texts/cases.ts'
import { CasePanel } from './case-panel.tsx'

/** Payments that are held because an address is flagged, or those that were decided. */
export function AddressesPage() {
  const { chosen, choose } = useChoices()
  const decided = chosen('show') === 'decided'
  const load = useCallback(
    (before: string | null) => ask('addressCases', { decided, before }),
    [decided],
  )
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <form className="asked" onSubmit={(event) => event.preventDefault()}>
        <Choice
          label={texts.show}
          name="show"
          value={decided ? 'decided' : ''}
          choices={[
            ['', texts.waiting],
            ['decided', texts.decided],
          ]}
          onChange={choose('show')}
        />
      </form>
      <PagesOf load={load}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="quiet">{decided ? texts.noneDecided : texts.none}</p>
          ) : (
            <div className="grid">
              {rows.map((one) => (
                <CasePanel key={one.id} one={one} isLinked />
              ))}
            </div>
          )
        }
      </PagesOf>
    </>
  )
}

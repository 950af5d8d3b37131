import { State } from '@fairhouse/ui/state'
import { useParams } from 'react-router'
import type { ReplyOf } from '../ask.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Moment } from '../parts/values.tsx'
import { addresses as texts } from '../texts/cases.ts'
import { inWords } from '../texts/words.ts'
import { useCall } from '../use-call.ts'
import { CaseActs } from './case-acts.tsx'
import { CasePanel } from './case-panel.tsx'
import { WithheldPanel } from './withheld-panel.tsx'

type Case = ReplyOf<'addressCase'>

/** One payment that is or was held because of its address: decided here, by two people. */
export function CasePage() {
  const { id = '' } = useParams()
  return /^[1-9][0-9]{0,14}$/.test(id) ? <Known id={id} /> : <Missing />
}

const Missing = () => <State title={texts.missing} text={texts.missingText} />

function Known({ id }: { id: string }) {
  const { state, reload } = useCall('addressCase', { id })
  return (
    <Loaded state={state} missing={<Missing />}>
      {(one) => (
        <>
          <h1>{one.isDeposit ? texts.deposit : texts.withdrawal}</h1>
          <p className="lead">{texts.lead}</p>
          <CaseActs one={one} reload={reload} />
          <div className="grid">
            <CasePanel one={one} />
            {one.isDeposit && one.decided === 'refuse' ? (
              <WithheldPanel one={one} reload={reload} />
            ) : null}
          </div>
          <Asked asked={one.asked} />
        </>
      )}
    </Loaded>
  )
}

const Asked = ({ asked }: Pick<Case, 'asked'>) => (
  <Panel title={texts.asked}>
    <Table
      name={texts.asked}
      heads={[
        texts.heads.when,
        texts.heads.before,
        texts.coin,
        texts.address,
        texts.heads.answer,
        texts.list,
      ]}
      rows={asked.map((one) => ({
        key: `${one.at} ${one.before} ${one.address}`,
        cells: [
          <Moment key="at" at={one.at} />,
          texts.befores[one.before],
          one.asset,
          <code key="address">{one.address}</code>,
          answerIn(one),
          one.list,
        ],
      }))}
      none={texts.askedNone}
    />
  </Panel>
)

function answerIn({ answer, found, why }: Case['asked'][number]): string {
  switch (answer) {
    case 'flagged':
      return found.join(', ')
    case 'clear':
      return texts.clear
    case 'unknown':
      return texts.noAnswer(inWords(why ?? ''))
  }
}

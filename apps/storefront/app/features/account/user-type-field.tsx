import { FieldGroup } from '@fairhouse/ui/field'
import { useHouse } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { RegistrationField } from './registration-fields.ts'
import type { Form } from '../forms/use-form.ts'

interface Props {
  readonly form: Form<RegistrationField>
  readonly texts: Texts['account']
}

/** Which kind of money the account is of; asked where there is more than one. */
export function UserTypeField({ form, texts }: Props) {
  // Who is signed in here is a guest.
  const { isLogged } = useStatus()
  const { demo } = useHouse()
  const play = isLogged ? texts.guestPlayMoneyMeans : texts.playMoneyMeans
  const test = isLogged ? texts.guestTestMoneyMeans : texts.testMoneyMeans
  const real = isLogged ? texts.guestRealMoneyMeans : texts.realMoneyMeans
  const choices = [
    ['2', texts.playMoney, play],
    demo ? ['1', texts.testMoney, test] : ['1', texts.realMoney, real],
  ] as const
  return (
    <FieldGroup label={texts.fields.userType} fault={form.faultOf('userType')}>
      {() => (
        <div className="choices">
          {choices.map(([value, name, means]) => (
            <label key={value} className="choice">
              <input
                type="radio"
                name="userType"
                value={value}
                checked={form.values.userType === value}
                onChange={() => form.set('userType', value)}
              />
              <span className="choice-name">{name}</span>
              <span className="choice-means">{means}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

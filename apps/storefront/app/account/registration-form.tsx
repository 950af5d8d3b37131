import { Button } from '@fairhouse/ui/button'
import { Field, FieldGroup, TextField, Tick } from '@fairhouse/ui/field'
import { useHouse } from '../language/house.tsx'
import { AgreeWords } from './agree-words.tsx'
import { BirthDateField } from './birth-date-field.tsx'
import type { RegistrationField } from './form-faults.ts'
import { PasswordField } from './password-field.tsx'
import type { RegistrationFacts } from './registration-facts.ts'
import { StrengthMeter } from './strength-meter.tsx'
import type { Form } from './use-form.ts'
import { type Stage, useRegistration } from './use-registration.ts'

type Props = RegistrationFacts & {
  readonly stage: Stage
  setStage(stage: Stage): void
}

export function RegistrationForm({ texts, countries, months, stage, setStage }: Props) {
  const { demo } = useHouse()
  const { form, newsletter, setNewsletter, refused, submit, element } = useRegistration(
    texts,
    setStage,
  )
  return (
    <form
      className="account-form"
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {refused ? (
        <p className="account-refused" role="alert">
          {refused}
        </p>
      ) : null}
      <WhoFields form={form} texts={texts} />
      <BirthDateField form={form} texts={texts} months={months} />
      <CountryField form={form} texts={texts} countries={countries} />
      {demo ? <UserTypeField form={form} texts={texts} /> : null}
      <Tick
        name="acceptTerms"
        autoComplete="off"
        checked={form.values.acceptTerms === '1'}
        fault={form.faultOf('acceptTerms')}
        onChange={({ target }) => form.set('acceptTerms', target.checked ? '1' : '0')}
      >
        <AgreeWords texts={texts} />
      </Tick>
      <Tick
        name="receiveNewsletter"
        autoComplete="off"
        checked={newsletter}
        onChange={({ target }) => setNewsletter(target.checked)}
      >
        {texts.newsletter}
      </Tick>
      <Button type="submit" rank="first" size="large" wide busy={stage === 'asking'}>
        {stage === 'asking' ? texts.signingUp : texts.signUp}
      </Button>
    </form>
  )
}

interface PartProps {
  readonly form: Form<RegistrationField>
  readonly texts: RegistrationFacts['texts']
}

function WhoFields({ form, texts }: PartProps) {
  const { values, faultOf } = form
  return (
    <>
      <TextField
        label={texts.fields.login}
        hint={texts.hints.login}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.login}
        fault={faultOf('login')}
        onChange={({ target }) => form.set('login', target.value)}
        onBlur={({ relatedTarget }) => form.leave('login', relatedTarget)}
      />
      <TextField
        label={texts.fields.email}
        hint={texts.hints.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.email}
        fault={faultOf('email')}
        onChange={({ target }) => form.set('email', target.value)}
        onBlur={({ relatedTarget }) => form.leave('email', relatedTarget)}
      />
      <PasswordField
        label={texts.fields.password}
        hint={
          <StrengthMeter
            password={values.password}
            known={[values.login, values.email]}
            texts={texts}
          />
        }
        name="password"
        autoComplete="new-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        value={values.password}
        fault={faultOf('password')}
        onChange={({ target }) => form.set('password', target.value)}
        onBlur={({ relatedTarget }) => form.leave('password', relatedTarget)}
      />
    </>
  )
}

function CountryField({
  form,
  texts,
  countries,
}: PartProps & Pick<RegistrationFacts, 'countries'>) {
  return (
    <Field label={texts.fields.country} fault={form.faultOf('country')}>
      {(ties) => (
        <select
          {...ties}
          className="entry"
          name="country"
          autoComplete="country"
          value={form.values.country}
          onChange={({ target }) => form.set('country', target.value)}
          onBlur={({ relatedTarget }) => form.leave('country', relatedTarget)}
        >
          <option value="">{texts.chooseCountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function UserTypeField({ form, texts }: PartProps) {
  const choices = [
    ['2', texts.playMoney, texts.playMoneyMeans],
    ['1', texts.testMoney, texts.testMoneyMeans],
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

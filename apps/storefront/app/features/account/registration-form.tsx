import { Button } from '@fairhouse/ui/button'
import { Field, TextField, Tick } from '@fairhouse/ui/field'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { AgreeWords } from './agree-words.tsx'
import { BirthDateField } from './birth-date-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { entryOf } from '../forms/entry-of.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import type { RegistrationFacts } from './registration-facts.ts'
import type { RegistrationField } from './registration-fields.ts'
import { saidLength } from '../forms/said-length.ts'
import { StrengthMeter } from '../forms/strength-meter.tsx'
import type { Form } from '../forms/use-form.ts'
import { UserTypeField } from './user-type-field.tsx'
import { type Stage, useRegistration, useTakesDollars } from './use-registration.ts'

type Props = RegistrationFacts & {
  readonly stage: Stage
  setStage(stage: Stage): void
}

export function RegistrationForm({ texts, countries, months, years, stage, setStage }: Props) {
  const takesDollars = useTakesDollars()
  const registration = useRegistration(texts, setStage)
  const { form, newsletter, setNewsletter, refused, submit, element } = registration
  return (
    <FormFrame element={element} refused={refused} submit={submit}>
      <WhoFields form={form} texts={texts} />
      <BirthDateField form={form} texts={texts} months={months} years={years} />
      {takesDollars ? <UserTypeField form={form} texts={texts} /> : null}
      {form.values.userType === '1' ? (
        <MoneyFields registration={registration} texts={texts} countries={countries} />
      ) : null}
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
    </FormFrame>
  )
}

/** What money needs and play money does not. */
function MoneyFields({
  registration,
  texts,
  countries,
}: Pick<RegistrationFacts, 'texts' | 'countries'> & {
  readonly registration: ReturnType<typeof useRegistration>
}) {
  const { form } = registration
  return (
    <>
      <CountryField form={form} texts={texts} countries={countries} />
      <ContactFields
        form={form}
        texts={texts}
        countries={countries}
        open={registration.unfolded}
        setOpen={registration.setUnfolded}
        onShown={registration.contactShown}
      />
      <TextField
        {...entryOf(form, texts.fields, 'promoCode')}
        hint={texts.hints.promoCode}
        optional={texts.optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  )
}

interface PartProps {
  readonly form: Form<RegistrationField>
  readonly texts: RegistrationFacts['texts']
}

function WhoFields({ form, texts }: PartProps) {
  const { values } = form
  const said = saidLength(useHouse().lengths, 'login')
  const tied = (field: RegistrationField) => entryOf(form, texts.fields, field)
  return (
    <>
      <TextField
        {...tied('login')}
        hint={said ? fill(texts.hints.login, said) : null}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...tied('email')}
        hint={texts.hints.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        {...tied('password')}
        hint={
          <StrengthMeter
            password={values.password}
            known={[values.login, values.email]}
            texts={texts}
          />
        }
        autoComplete="new-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
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
          {countries.map(({ code, name, allowed }) => (
            <option key={code} value={code} disabled={!allowed}>
              {allowed ? name : fill(texts.notServed, { country: name })}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

import { age, lengths } from '@fairhouse/contract/limits'
import { fill } from '../language/say.ts'
import type { Texts } from '../texts/texts.ts'

/** Why an entry cannot be accepted. */
export type Fault = 'required' | 'tooShort' | 'tooLong' | 'format' | 'age'

type Named = Texts['account']['named']

/** The specification's sentence for what is wrong with a field. */
export function faultSentence(texts: Texts['account'], field: keyof Named, fault: Fault): string {
  const { faults, named } = texts
  const template = { field: named[field] }
  const limits = limitsOf(field)
  switch (fault) {
    case 'required':
      return field === 'acceptTerms' ? faults.terms : fill(faults.required, template)
    case 'tooShort':
      return fill(faults.tooShort, { ...template, min: limits.min })
    case 'tooLong':
      return fill(faults.tooLong, { ...template, max: limits.max })
    case 'format':
      return [fill(faults.format, template), ...help(faults, field)].join(' ')
    case 'age':
      return fill(faults.age, { min: age.min, max: age.max })
  }
}

const help = (faults: Texts['account']['faults'], field: keyof Named): string[] => {
  if (field === 'email') return [faults.emailFormat]
  return field === 'birthDate' ? [faults.dateFormat] : []
}

function limitsOf(field: keyof Named): { min: number; max: number } {
  switch (field) {
    case 'login':
    case 'email':
    case 'password':
      return lengths[field]
    case 'loginOrEmail':
      return { min: 1, max: lengths.email.max }
    case 'userType':
    case 'birthDate':
    case 'country':
    case 'acceptTerms':
      return { min: 1, max: 10 }
  }
}

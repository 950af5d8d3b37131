import type { z } from 'zod'

/** Fields of an object as rows of a table, those that may be left out in italics. */
export function rows({ properties = {}, required = [] }: z.core.JSONSchema.JSONSchema): string {
  return Object.entries(properties)
    .map(([field, schema]) => {
      const name = required.includes(field) ? `\`${field}\`` : `*\`${field}\`*`
      const note = typeof schema === 'object' && schema.description
      return `| ${name} | ${inWords(schema)}${note ? `: ${note}` : ''} |`
    })
    .join('\n')
}

function inWords(schema: z.core.JSONSchema._JSONSchema): string {
  if (typeof schema === 'boolean') return 'anything'
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(' or ')
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(inWords))].join(' or ')
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items)) {
    return `list of ${inWords(schema.items)}`
  }
  if (schema.type === 'object') return objectInWords(schema)
  return `${[schema.type ?? 'anything'].flat().join(' or ')}${bounds(schema)}`
}

function objectInWords({ properties }: z.core.JSONSchema.JSONSchema): string {
  const names = Object.keys(properties ?? {})
  if (names.length > 9) return `object of ${names.length} fields, see openapi.json`
  return names.length > 0 ? `{ ${names.join(', ')} }` : 'object'
}

function bounds(schema: z.core.JSONSchema.JSONSchema): string {
  if (schema.format === 'date' || schema.format === 'date-time') return ` (${schema.format})`
  if (schema.pattern) return ` like \`${schema.pattern.replaceAll('|', '\\|')}\``
  if (schema.minLength !== undefined || schema.maxLength !== undefined) {
    return `, ${schema.minLength ?? 0} to ${schema.maxLength ?? 'any number of'} characters`
  }
  return schema.format ? ` (${schema.format})` : ''
}

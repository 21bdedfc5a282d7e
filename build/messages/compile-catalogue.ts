import * as v from 'valibot'
import { byLanguage, locales, originalLanguage, type Language } from '../../src/kit/rules/language.ts'
import { compileMessage, type CompiledMessage } from './compile-message.ts'
import { withSoftHyphens } from './soft-hyphens.ts'

const catalogue = v.record(v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/)), v.pipe(v.string(), v.nonEmpty()))

type Compiled = ReadonlyMap<string, CompiledMessage>

const parametersOf = ({ parameters }: CompiledMessage): string =>
  [...parameters]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, type]) => `readonly ${name}: ${type}`)
    .join('; ')

const exportOf = (name: string, message: CompiledMessage): string => {
  if (message.parameters.size === 0) return `export const ${name} = ${message.expression}`
  const names = [...message.parameters.keys()].toSorted().join(', ')
  const [generic, result] = message.hasTags ? ['<Part>', 'readonly (string | Part)[]'] : ['', 'string']
  return `export const ${name} = ${generic}({ ${names} }: { ${parametersOf(message)} }): ${result} => ${message.expression}`
}

const moduleOf = (messages: Compiled, messageForms: string): string => {
  const calls = [...new Set([...messages.values()].flatMap((message) => [...message.calls]))].toSorted()
  const imports = calls.length === 0 ? [] : [`import { ${calls.join(', ')} } from '${messageForms}'`, '']
  return [...imports, ...[...messages].map(([name, message]) => exportOf(name, message)), ''].join('\n')
}

const compileAll = (language: Language, text: string, write?: (text: string) => string): Compiled =>
  new Map(
    Object.entries(v.parse(catalogue, JSON.parse(text))).map(([name, message]) => {
      try {
        return [name, compileMessage(message, locales[language], write)] as const
      } catch (error) {
        throw new Error(`${name} (${language}): ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
    }),
  )

/** The names that a translation lacks or has in addition, and those with other parameters than the original. */
const differences = (original: Compiled, translation: Compiled): string[] =>
  [...new Set([...original.keys(), ...translation.keys()])].filter((name) => {
    const [one, other] = [original.get(name), translation.get(name)]
    return !one || !other || parametersOf(one) !== parametersOf(other)
  })

type Options = {
  /** The relative path from the module to what declares `plural` and `select`. */
  readonly messageForms?: string
  /** Whether long words may break between syllables; false for texts that other apps show. */
  readonly hyphenated?: boolean
}

export const compileCatalogue = (
  texts: Readonly<Record<Language, string>>,
  { messageForms = './message-forms.ts', hyphenated = false }: Options = {},
): Record<Language, string> => {
  const original = compileAll(originalLanguage, texts[originalLanguage])
  const compile = (language: Language): string => {
    const messages = compileAll(
      language,
      texts[language],
      hyphenated ? (text) => withSoftHyphens(text, language) : undefined,
    )
    const different = differences(original, messages)
    if (different.length > 0) throw new Error(`${language} differs from the original in: ${different.join(', ')}`)
    return moduleOf(messages, messageForms)
  }
  return byLanguage(compile)
}

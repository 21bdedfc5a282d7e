import {
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser'

type ParameterType = 'string' | 'number' | '(text: string) => Part'

/** A message as a JavaScript expression, with its parameters and the functions that it calls. */
export type CompiledMessage = {
  /** Evaluates to a text, or to a list of texts and parts if the message has tags. */
  readonly expression: string
  readonly hasTags: boolean
  readonly parameters: ReadonlyMap<string, ParameterType>
  readonly calls: ReadonlySet<string>
}

const quoted = (text: string): string =>
  `'${text.replaceAll(/[\\']/g, (sign) => `\\${sign}`).replaceAll('\n', String.raw`\n`)}'`
const inTemplate = (text: string): string => text.replaceAll(/\\|`|\$\{/g, (sign) => `\\${sign}`)

const unchanged = (text: string): string => text

/**
 * Compiles a message in ICU MessageFormat. `src/kit/words` formats dates, times and money, which are passed as text.
 * @param write transforms the literal texts of the message
 */
export const compileMessage = (
  message: string,
  locale: string,
  write: (text: string) => string = unchanged,
): CompiledMessage => {
  const parameters = new Map<string, ParameterType>()
  const calls = new Set<string>()

  const parameter = (name: string, type: ParameterType): string => {
    const known = parameters.get(name)
    if (known !== undefined && known !== type) throw new Error(`{${name}} is used as ${known} and as ${type}`)
    parameters.set(name, type)
    return name
  }
  const forms = ({ options }: PluralElement | SelectElement, counted: string): string =>
    `{ ${Object.entries(options)
      .map(([name, { value }]) => `${quoted(name)}: ${template(value, counted)}`)
      .join(', ')} }`

  const partOf = (element: MessageFormatElement, counted: string): string => {
    switch (element.type) {
      case TYPE.literal:
        return inTemplate(write(element.value))
      case TYPE.argument:
        return `\${${parameter(element.value, 'string')}}`
      case TYPE.pound:
        return `\${${counted}.toLocaleString('${locale}')}`
      case TYPE.select:
        calls.add('select')
        return `\${select(${parameter(element.value, 'string')}, ${forms(element, counted)})}`
      case TYPE.plural:
        if (element.offset !== 0 || element.pluralType !== 'cardinal')
          throw new Error(`{${element.value}} is a plural of a kind that nothing here uses`)
        calls.add('plural')
        return `\${plural('${locale}', ${parameter(element.value, 'number')}, ${forms(element, element.value)})}`
      case TYPE.tag:
        throw new Error(`<${element.value}> is inside another tag, a plural or a choice`)
      default:
        throw new Error('a date or a number is given to the message as text')
    }
  }
  const template = (elements: readonly MessageFormatElement[], counted: string): string => {
    const [only, ...rest] = elements
    if (only?.type === TYPE.literal && rest.length === 0) return quoted(write(only.value))
    return `\`${elements.map((element) => partOf(element, counted)).join('')}\``
  }
  const listItem = (element: MessageFormatElement): string =>
    element.type === TYPE.tag
      ? `${parameter(element.value, '(text: string) => Part')}(${template(element.children, '')})`
      : template([element], '')

  const elements = parse(message)
  const hasTags = elements.some(({ type }) => type === TYPE.tag)
  return {
    expression: hasTags ? `[${elements.map(listItem).join(', ')}]` : template(elements, ''),
    hasTags,
    parameters,
    calls,
  }
}

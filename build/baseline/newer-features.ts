import { parseAst } from 'vite'

// Finds features that browsers of the baseline lack, without running the script. It compares names only, not types.

/** Methods of arrays, strings, sets and others. */
const methods = [
  'toSorted',
  'toReversed',
  'toSpliced',
  'isWellFormed',
  'toWellFormed',
  'intersection',
  'symmetricDifference',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'getOrInsert',
  'getOrInsertComputed',
  'fromBase64',
  'toBase64',
  'setFromBase64',
  'startViewTransition',
  'checkVisibility',
  'showPopover',
  'moveBefore',
  'setHTML',
  'transferToFixedLength',
]

const statics = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Error.isError',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'Iterator.from',
  'Map.groupBy',
  'Math.sumPrecise',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'ReadableStream.from',
  'RegExp.escape',
  'Response.json',
  'URL.canParse',
  'URL.parse',
]

const globals = ['Temporal', 'scheduler', 'navigation', 'URLPattern', 'EditContext', 'Iterator']

const iterators = ['values', 'keys', 'entries', 'matchAll']
const iteratorHelpers = [
  'map',
  'filter',
  'take',
  'drop',
  'flatMap',
  'toArray',
  'some',
  'every',
  'find',
  'reduce',
  'forEach',
]

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const node = (value: unknown): Node => (isNode(value) ? value : {})
const nameOf = (value: unknown): string => {
  const { type, name } = node(value)
  return type === 'Identifier' && typeof name === 'string' ? name : ''
}

const memberOf = ({ object, property, computed }: Node): string[] => {
  if (computed === true) return []
  const name = nameOf(property)
  const called = node(node(object)['callee'])
  const isHelper =
    iteratorHelpers.includes(name) &&
    node(object)['type'] === 'CallExpression' &&
    iterators.includes(nameOf(called['property'])) &&
    nameOf(called['object']) !== 'Object'
  return [
    ...[name].filter((each) => methods.includes(each)),
    ...[`${nameOf(object)}.${name}`].filter((each) => statics.includes(each)),
    ...[nameOf(object)].filter((each) => globals.includes(each)),
    ...(isHelper ? [`${nameOf(called['property'])}().${name}`] : []),
  ]
}

const syntaxOf = ({ type, kind, attributes, regex, phase }: Node): string[] => {
  const { flags, pattern } = node(regex)
  return [
    ...(type === 'Decorator' ? ['decorator'] : []),
    ...(type === 'VariableDeclaration' && /using/.test(String(kind)) ? ['using'] : []),
    ...(Array.isArray(attributes) && attributes.length > 0 ? ['import attributes'] : []),
    ...(typeof phase === 'string' ? [`import ${phase}`] : []),
    ...(typeof flags === 'string' && flags.includes('v') ? ['regular expression with flag v'] : []),
    ...(typeof pattern === 'string' && /\(\?[ims]*-?[ims]+:/.test(pattern)
      ? ['regular expression with flags inside']
      : []),
  ]
}

const visit = (value: unknown, found: Set<string>): void => {
  if (Array.isArray(value)) return value.forEach((each) => visit(each, found))
  if (!isNode(value)) return
  for (const feature of [...(value['type'] === 'MemberExpression' ? memberOf(value) : []), ...syntaxOf(value)])
    found.add(feature)
  for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child, found)
}

/** The features that a script uses and browsers of the baseline lack. */
export const newerFeatures = (code: string): readonly string[] => {
  const found = new Set<string>()
  visit(parseAst(code), found)
  return [...found].toSorted()
}

/** The features that a stylesheet uses and browsers of the baseline lack: they drop the rules. */
export const newerRules = (css: string): readonly string[] => {
  const rules: readonly (readonly [name: string, pattern: RegExp])[] = [
    ['nesting', /[{;}]\s*&|&[:.[ >+~]/],
    ['@scope', /@scope\b/],
    ['@starting-style', /@starting-style\b/],
    ['@container', /@container\b/],
    ['light-dark()', /light-dark\(/],
    ['oklch()', /oklch\(/],
  ]
  return rules.flatMap(([name, pattern]) => (pattern.test(css) ? [name] : []))
}

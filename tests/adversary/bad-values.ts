const megabyte = 'x'.repeat(1024 * 1024)

/** JSON text as sent; JSON.stringify cannot produce some of these values. */
export type RawJson = string

const texts: readonly RawJson[] = [
  String.raw`"\u0000"`,
  String.raw`"a\u0001b"`,
  String.raw`"\u001b[31m"`,
  String.raw`"\u202egnp.exe"`,
  String.raw`"\u2066x"`,
  String.raw`"\ud800"`,
  String.raw`"\udfff\ud800"`,
  '""',
  JSON.stringify(megabyte),
  '[]',
  '{}',
]
const numbers: readonly RawJson[] = [
  '"NaN"',
  '"Infinity"',
  '"-Infinity"',
  '1e308',
  '-1e308',
  '99999999999999999999',
  '-1',
  '2147483647',
  '-2147483648',
  '0.1',
  '"1e5"',
  '""',
  'true',
]
const dates: readonly RawJson[] = [
  '"infinity"',
  '"-infinity"',
  '"294276-01-01"',
  '"4713-01-01 BC"',
  '"0001-01-01"',
  '"now"',
  '"2026-02-30"',
  '""',
  '0',
]
const json: readonly RawJson[] = [
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  JSON.stringify([megabyte]),
  '"text"',
  '{}',
  `[${Array.from({ length: 5000 }, () => '0').join()}]`,
]
const arrays: readonly RawJson[] = [
  JSON.stringify(Array.from({ length: 100_000 }, () => 'x')),
  JSON.stringify([null]),
  JSON.stringify([megabyte]),
  '[[["x"]]]',
  '"{a,b"',
  '{}',
]
const times: readonly RawJson[] = [
  ...dates,
  JSON.stringify(['infinity']),
  JSON.stringify(Array.from({ length: 100_000 }, () => '2027-01-01T00:00:00Z')),
  JSON.stringify([null]),
]

/** Malicious values for a column of the given type. */
export const badValuesOf = (type: string): readonly RawJson[] => {
  if (type.endsWith('[]')) return type.startsWith('timestamp') ? times : arrays
  if (/^(integer|bigint|smallint|numeric)/.test(type)) return numbers
  if (/^(date|timestamp)/.test(type)) return dates
  if (type === 'jsonb') return json
  if (type === 'uuid') return ['"x"', '""', '0', '"00000000-0000-0000-0000-000000000000"']
  if (type === 'boolean') return ['"maybe"', '7', '""']
  return texts
}

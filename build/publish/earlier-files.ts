import * as v from 'valibot'

/** The files of earlier builds that a build still has, with the time at which their own build was replaced. */
export const earlierFilesFile = '_earlier.json'

const schema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.isoTimestamp())))

export type EarlierFiles = Readonly<Record<string, string>>

/** What the file says; nothing if it is missing or unreadable. */
export const readEarlierFiles = (text: string): EarlierFiles => {
  const parsed = v.safeParse(schema, text)
  return parsed.success ? parsed.output : {}
}

/** A page that was open before a build asks for its own files until it is loaded again. */
const keptForMs = 7 * 24 * 60 * 60 * 1000
const maxBytes = 50 * 1024 * 1024

export type HashedFile = { readonly name: string; readonly bytes: number }

type Replaced = {
  /** The hashed files of the build that is replaced, its earlier ones included. */
  readonly before: readonly HashedFile[]
  readonly earlier: EarlierFiles
  /** The names of the hashed files of the new build. */
  readonly after: ReadonlySet<string>
  readonly now: Date
}

/** The files that the new build takes over, most recently replaced first: those of a week, up to 50 MB. */
export const keptFiles = ({ before, earlier, after, now }: Replaced): EarlierFiles => {
  const candidates = before
    .filter(({ name }) => !after.has(name))
    .map(({ name, bytes }) => ({ name, bytes, replacedAt: earlier[name] ?? now.toISOString() }))
    .filter(({ replacedAt }) => now.getTime() - Date.parse(replacedAt) < keptForMs)
    .toSorted(
      (one, other) => Date.parse(other.replacedAt) - Date.parse(one.replacedAt) || (one.name < other.name ? -1 : 1),
    )
  let sum = 0
  return Object.fromEntries(
    candidates.filter(({ bytes }) => (sum += bytes) <= maxBytes).map(({ name, replacedAt }) => [name, replacedAt]),
  )
}

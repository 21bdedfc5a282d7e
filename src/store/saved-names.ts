import { useLiveQuery } from 'dexie-react-hooks'
import * as v from 'valibot'
import type { Identity } from '@/kit/rules/ids'
import { chosenCampus } from './chosen-campus'
import { changeValue, readValue } from './key-values'
import { useAsync } from './use-async'

const namesSchema = v.fallback(v.record(v.string(), v.object({ name: v.string(), campus: v.string() })), {})

/** The names of saved things and the campuses where they are, by id. */
export type SavedNames = ReadonlyMap<string, { readonly name: string; readonly campus: string }>

type Named = { readonly id: string; readonly name: string }

/** @param list the key under which the ids are stored */
const keyOf = (list: string): string => `${list}/names`

const parse = (stored: unknown) => v.parse(namesSchema, stored)

/** Stores the names of what is saved and shown, and forgets those of what is no longer saved. */
const rememberNames = (
  identity: Identity,
  list: string,
  saved: ReadonlySet<string>,
  shown: readonly Named[],
): Promise<void> =>
  changeValue(identity, keyOf(list), (stored) => {
    const kept = Object.entries(parse(stored)).filter(([id]) => saved.has(id))
    return Object.fromEntries([
      ...kept,
      ...shown.map(({ id, name }) => [id, { name, campus: chosenCampus().slug }] as const),
    ])
  })

const none: SavedNames = new Map()

/**
 * Remembers what is saved by its name while it is shown: what is gone has no row to read it from.
 * @param list the key under which the ids are stored
 * @param shown what there is on this campus: the same array until it changes
 */
export const useSavedNames = (
  list: string,
  identity: Identity | undefined,
  saved: ReadonlySet<string>,
  shown: readonly Named[],
): SavedNames => {
  const stored = useLiveQuery(
    async () =>
      identity === undefined ? undefined : new Map(Object.entries(parse(await readValue(identity, keyOf(list))))),
    [identity, list],
  )
  useAsync(
    async () => {
      const unnamed = stored ? shown.filter(({ id, name }) => saved.has(id) && stored.get(id)?.name !== name) : []
      if (identity !== undefined && unnamed.length > 0) await rememberNames(identity, list, saved, unnamed)
    },
    [identity, list, saved, shown, stored],
    'storage',
  )
  return stored ?? none
}

/**
 * The names of what this campus no longer has, as far as they are known. Of what another campus has, nothing is known
 * here.
 */
export const namesOfGone = (names: SavedNames, gone: readonly string[]): readonly string[] =>
  gone.flatMap((id) => {
    const known = names.get(id)
    return known?.campus === chosenCampus().slug ? [known.name] : []
  })

import type { Codec } from './codec'
import type { EncodedPage } from './cycle-store'

/** A locked log lies in a multiple of this many pages: four years of months. */
const block = 48

const idOfDecoy = (codec: Codec, n: number): Promise<string> => codec.idOf(`decoy ${n}`)

const newDecoy = async (codec: Codec, n: number): Promise<EncodedPage> => {
  const id = await idOfDecoy(codec, n)
  return { id, ...(await codec.encode(id, { decoy: n })) }
}

/** Empty pages beside so many real ones, so that their number tells nothing. */
export const decoysFor = (codec: Codec, real: number): Promise<EncodedPage[]> =>
  Promise.all(Array.from({ length: block * Math.ceil((real + 1) / block) - real }, (_, n) => newDecoy(codec, n)))

/** The decoys whose place new pages take. @param stored ids of all pages */
export const decoysToDrop = async (codec: Codec, stored: ReadonlySet<string>, added: number): Promise<readonly string[]> => {
  const ids = await Promise.all(Array.from({ length: added > 0 ? block * 2 : 0 }, (_, n) => idOfDecoy(codec, n)))
  return ids.filter((id) => stored.has(id)).slice(0, added)
}

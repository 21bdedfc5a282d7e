import type { Codec } from './codec'
import type { EncodedPage } from './cycle-store'

/** When a log is sealed, decoys fill its pages up to a multiple of this: four years of months. */
const blockSize = 48

const idOfDecoy = (codec: Codec, n: number): Promise<string> => codec.idOf(`decoy ${n}`)

const newDecoy = async (codec: Codec, n: number): Promise<EncodedPage> => {
  const id = await idOfDecoy(codec, n)
  return { id, ...(await codec.encode(id, { decoy: n })) }
}

/** The decoys to store with this many `real` pages, so that the number of stored pages reveals little. */
export const decoysFor = (codec: Codec, real: number): Promise<EncodedPage[]> =>
  Promise.all(
    Array.from({ length: blockSize * Math.ceil((real + 1) / blockSize) - real }, (_, n) => newDecoy(codec, n)),
  )

/** The ids of the decoys that `added` new pages replace. @param stored ids of all pages */
export const decoysToDrop = async (
  codec: Codec,
  stored: ReadonlySet<string>,
  added: number,
): Promise<readonly string[]> => {
  const ids = await Promise.all(Array.from({ length: added > 0 ? blockSize * 2 : 0 }, (_, n) => idOfDecoy(codec, n)))
  return ids.filter((id) => stored.has(id)).slice(0, added)
}

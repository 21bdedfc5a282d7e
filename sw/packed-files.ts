import * as v from 'valibot'

const schema = v.record(v.string(), v.object({ type: v.string(), base64: v.boolean(), body: v.string() }))

/** The files of a pack, by path, such as `/catalogues/tum/food.json` (build/pack.ts). */
export type PackedFiles = v.InferOutput<typeof schema>
export type PackedFile = PackedFiles[string]

/** @returns undefined when the pack is missing or corrupt */
export const readPack = async (response: Response | undefined): Promise<PackedFiles | undefined> => {
  const parsed = v.safeParse(schema, await response?.json().catch(() => null))
  return parsed.success ? parsed.output : undefined
}

export const bytesOf = ({ base64, body }: PackedFile): BodyInit =>
  base64 ? Uint8Array.from(atob(body), (char) => char.charCodeAt(0)) : body

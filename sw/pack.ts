import { registerRoute } from 'workbox-routing'
import * as v from 'valibot'

const packSchema = v.record(v.string(), v.object({ type: v.string(), base64: v.boolean(), body: v.string() }))
type PackedFile = v.InferOutput<typeof packSchema>[string]

type LoadPack = () => Promise<Response | undefined>

const bytesOf = ({ base64, body }: PackedFile): BodyInit =>
  base64 ? Uint8Array.from(atob(body), (char) => char.charCodeAt(0)) : body

/** Many small files in one. It is read once while the worker runs. */
export class Pack {
  readonly #loadPack: LoadPack
  #files: Promise<Record<string, PackedFile>> | null = null

  constructor(loadPack: LoadPack) {
    this.#loadPack = loadPack
  }

  /** @param path such as `/catalogues/tum/food.json` @returns undefined when the pack does not contain it */
  async file(path: string): Promise<PackedFile | undefined> {
    this.#files ??= this.#open()
    return (await this.#files)[path]
  }

  async #open(): Promise<Record<string, PackedFile>> {
    const json: unknown = await (await this.#loadPack())?.json().catch(() => null)
    const parsed = v.safeParse(packSchema, json)
    if (parsed.success) return parsed.output
    // The pack is missing or corrupt; the network has the files, too.
    this.#files = null
    return {}
  }
}

/** Serves the files of the pack, from the network if the pack cannot be read. */
export const servePacked = (pack: Pack, packed: readonly string[]): void => {
  const paths = new Set(packed.map((name) => `/${name}`))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && paths.has(url.pathname),
    async ({ request, url }) => {
      const file = await pack.file(url.pathname)
      return file ? new Response(bytesOf(file), { headers: { 'Content-Type': file.type } }) : fetch(request)
    },
  )
}

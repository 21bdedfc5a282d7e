import { registerRoute } from 'workbox-routing'
import * as v from 'valibot'

const packSchema = v.record(v.string(), v.object({ type: v.string(), base64: v.boolean(), body: v.string() }))
type Packed = v.InferOutput<typeof packSchema>[string]

type ReadPack = () => Promise<Response | undefined>

const bytesOf = ({ base64, body }: Packed): BodyInit =>
  base64 ? Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0)) : body

/** The small files that came in one. Read once while the worker runs. */
export class Pack {
  readonly #read: ReadPack
  #files: Promise<Record<string, Packed>> | null = null

  constructor(read: ReadPack) {
    this.#read = read
  }

  /** What lies in it under an address, such as `/catalogues/food.json`; undefined where nothing does. */
  async file(path: string): Promise<Packed | undefined> {
    this.#files ??= this.#open()
    return (await this.#files)[path]
  }

  async #open(): Promise<Record<string, Packed>> {
    const text: unknown = await (await this.#read())?.json().catch(() => null)
    const read = v.safeParse(packSchema, text)
    if (read.success) return read.output
    // Lost or broken: the network has the files, too.
    this.#files = null
    return {}
  }
}

/** Answers for what came in the pack; what is not in it the network is asked for. */
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

import { registerRoute } from 'workbox-routing'
import { bytesOf, readPack, type PackedFile, type PackedFiles } from './packed-files'

type LoadPack = () => Promise<Response | undefined>

/** Many small files in one. It is read once while the worker runs. */
export class Pack {
  readonly #loadPack: LoadPack
  #files: Promise<PackedFiles> | null = null

  constructor(loadPack: LoadPack) {
    this.#loadPack = loadPack
  }

  /** @param path such as `/catalogues/tum/food.json` @returns undefined when the pack does not contain it */
  async file(path: string): Promise<PackedFile | undefined> {
    this.#files ??= this.#open()
    return (await this.#files)[path]
  }

  async #open(): Promise<PackedFiles> {
    const files = await readPack(await this.#loadPack())
    if (files) return files
    // The files are fetched from the network instead.
    this.#files = null
    return {}
  }
}

/** Serves the files of the pack, from the network if it lacks them. @param packed how their paths begin */
export const servePacked = (pack: Pack, packed: readonly string[]): void => {
  // A screen may begin like a folder of files, but has no ending.
  const isPacked = (path: string) => /\.\w+$/.test(path) && packed.some((prefix) => path.startsWith(`/${prefix}`))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isPacked(url.pathname),
    async ({ request, url }) => {
      const file = await pack.file(url.pathname)
      return file ? new Response(bytesOf(file), { headers: { 'Content-Type': file.type } }) : fetch(request)
    },
  )
}

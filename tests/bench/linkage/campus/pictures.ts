import { readPhotoHead } from '../photo-bytes.ts'
import type { PictureSighting } from '../recording.ts'
import type { SeenRow } from './attacker-session.ts'
import type { Changes } from './changes.ts'
import type { Campus } from './start-campus.ts'

const publicAddress = /\/storage\/v1\/object\/public\/(.+)$/

const pathsIn = (row: SeenRow): readonly string[] =>
  Object.values(row).flatMap((value) => (typeof value === 'string' ? (publicAddress.exec(value)?.[1] ?? []) : []))

/**
 * Fetches the public pictures whose URLs appear in rows that an attacker has read, and again when they change or are
 * removed.
 */
export class PictureWatcher {
  readonly seen: PictureSighting[] = []
  private readonly known = new Map<string, string>()
  private readonly campus: Campus

  constructor(campus: Campus) {
    this.campus = campus
  }

  async look(rows: readonly SeenRow[], changes: Changes, at: number): Promise<void> {
    const changed = [...(changes.get('objects') ?? [])].filter((path) => this.known.has(path))
    for (const path of new Set([...rows.flatMap(pathsIn), ...changed])) await this.fetch(path, at)
  }

  private async fetch(path: string, at: number): Promise<void> {
    const response = await this.campus.fetch(`${this.campus.origin}/storage/v1/object/public/${path}`, {
      headers: { apikey: this.campus.publishableKey },
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const head = response.ok ? readPhotoHead(bytes) : null
    const modified = Date.parse(response.headers.get('last-modified') ?? '')
    const picture = {
      path,
      size: response.ok ? bytes.length : 0,
      type: response.ok ? (response.headers.get('content-type') ?? '') : '',
      width: head?.width ?? 0,
      height: head?.height ?? 0,
      lastModified: Number.isFinite(modified) ? modified : null,
    }
    const json = JSON.stringify(picture)
    if (this.known.get(path) === json) return
    this.known.set(path, json)
    this.seen.push({ at, ...picture })
  }
}
